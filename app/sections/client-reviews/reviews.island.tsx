import { Children, type ReactNode, useEffect, useState } from 'react';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import styles from './client-reviews.module.css';

/** Milliseconds for which a review stands, and in which it fades out before the next fades in. */
const reviewTime = 5000;
const fadeTime = 500;

/** Follows the chosen index one fade later, so that what stands can leave first. */
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
  /** The heading, then one review each. */
  children: ReactNode;
}

/** Reviews that take turns in one place. */
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
            // Reviews keep their place for as long as the page stands.
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
