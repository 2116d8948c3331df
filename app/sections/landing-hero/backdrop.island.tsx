import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#app/content/model.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import type { Hold } from '#app/ui/rotation/use-hold.ts';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import styles from './backdrop.module.css';

/** Milliseconds per picture. */
const pictureTime = 3000;

interface BackdropProps {
  pictures: readonly PictureData[];
  /** The `sizes` attribute. */
  sizes: string;
  labels: { start: string; stop: string };
  className?: string | undefined;
}

interface PicturesProps extends Pick<BackdropProps, 'pictures' | 'sizes' | 'className'> {
  turn: number;
  hold: Hold;
}

/** Stacked pictures. Each is loaded when its turn comes and shown once decoded. */
function Pictures({ pictures, sizes, turn, hold, className }: PicturesProps) {
  const [reached, setReached] = useState(0);
  const [shown, setShown] = useState(0);
  const current = useRef<HTMLDivElement>(null);
  if (turn > reached) setReached(turn);

  useEffect(() => {
    let over = false;
    const show = (): void => {
      if (!over) setShown(turn);
    };
    // A picture that fails to load is skipped: the previous one stays.
    current.current
      ?.querySelector('img')
      ?.decode()
      .then(show, () => undefined);
    return () => {
      over = true;
    };
  }, [turn]);

  return (
    <div {...hold} className={className}>
      {pictures.slice(0, reached + 1).map((picture, index) => (
        <div
          key={picture.fallback.src}
          className={styles.picture}
          data-turn={index === turn || undefined}
          data-shown={index === shown || undefined}
          ref={index === turn ? current : undefined}
        >
          <Picture picture={picture} sizes={sizes} loading={index === 0 ? 'first' : 'lazy'} />
        </div>
      ))}
    </div>
  );
}

/** The rotating background pictures of a landing page. */
export default function Backdrop({ pictures, sizes, labels, className }: BackdropProps) {
  const { index, moving, stopped, toggle, hold } = useRotation({
    count: pictures.length,
    every: pictureTime,
  });
  return (
    <>
      <Pictures pictures={pictures} sizes={sizes} turn={index} hold={hold} className={className} />
      {moving ? (
        <PauseButton stopped={stopped} onToggle={toggle} labels={labels} className={styles.pause} />
      ) : null}
    </>
  );
}
