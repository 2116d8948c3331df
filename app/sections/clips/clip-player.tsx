import { useEffect, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from './clips.module.css';

interface Clip {
  name: string;
  quote: string;
  video: { width: number; height: number; sources: readonly { src: string; type: string }[] };
}

interface ClipPlayerProps {
  clip: Clip | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** Whether a frame has been painted since the component was mounted. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return painted;
}

/** The film in its box. A browser's player is work to set up: the dialog is shown before it. */
function Film({ video: { width, height, sources } }: { video: Clip['video'] }) {
  const painted = usePainted();
  return (
    <div className={styles.box} style={{ aspectRatio: `${width} / ${height}` }}>
      {painted ? (
        // The film has no sound; what is said stands below it.
        <video autoPlay loop muted playsInline controls>
          {sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
        </video>
      ) : null}
    </div>
  );
}

/** A client on film in a modal: plays at once, because the visitor has asked for it. */
export function ClipPlayer({ clip, closeLabel, onClose }: ClipPlayerProps) {
  return (
    <Dialog
      open={clip !== undefined}
      onClose={onClose}
      label={clip?.name ?? ''}
      closeLabel={closeLabel}
      className={styles.player}
    >
      {clip ? (
        <>
          <Film video={clip.video} />
          <p>{clip.quote}</p>
        </>
      ) : null}
    </Dialog>
  );
}
