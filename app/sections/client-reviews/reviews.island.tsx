import { Children, type ReactNode, useEffect, useState } from 'react';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import styles from './client-reviews.module.css';

/** Milliseconds per review, and of its fade-out before the next one fades in. */
const reviewTime = 5000;
const fadeTime = 500;

/** Follows the index after a fade-out. */
function useFaded(index: number, moving: boolean): { shown: number; leaving: boolean } {
  const [shown, setShown] = useState(index);
  const leaving = shown !== index;
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setShown(index), moving ? fadeTime : 0);
    return () => clearTimeout(timer);
  }, [leaving, index, moving]);
  return { shown, leaving };
}

interface ReviewsProps {
  words: { start: string; stop: string; choose: string; slide: string };
  /** The heading, then a review each. */
  children: ReactNode;
}

/** Rotating reviews. */
export default function Reviews({ words, children }: ReviewsProps) {
  const [heading, ...reviews] = Children.toArray(children);
  const rotation = useRotation({ count: reviews.length, every: reviewTime });
  const { shown, leaving } = useFaded(rotation.index, rotation.moving);
  return (
    <div {...rotation.hold}>
      <div className={`${styles.head} ends`}>
        {heading}
        <div className={styles.controls}>
          {rotation.moving ? (
            <PauseButton stopped={rotation.stopped} onToggle={rotation.toggle} labels={words} />
          ) : null}
          <Markers
            count={reviews.length}
            current={rotation.index}
            onChoose={rotation.goTo}
            label={words.choose}
            itemLabel={words.slide}
          />
        </div>
      </div>
      <div className={styles.stage}>
        {reviews.map((review, index) => (
          <div
            // Reviews never reorder.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.review}
            data-shown={index === shown || undefined}
            data-leaving={leaving || undefined}
          >
            {review}
          </div>
        ))}
      </div>
    </div>
  );
}
