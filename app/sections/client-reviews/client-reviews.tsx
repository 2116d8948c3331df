import { useEffect, useState } from 'react';
import { useSite } from '#app/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import { onTick } from '#app/ui/ticker/ticker.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './client-reviews.module.css';

/** Milliseconds for which a review stands, and in which it fades out before the next fades in (landing-pages 9). */
const reviewTime = 5000;
const fadeTime = 500;

/** Follows the chosen index one fade later, so that what stands can leave first. */
function useFaded(index: number, moving: boolean): { shown: number; leaving: boolean } {
  const [shown, setShown] = useState(index);
  const leaving = shown !== index;
  useEffect(() => {
    if (!leaving) return undefined;
    return onTick(moving ? fadeTime : 0, () => setShown(index));
  }, [leaving, index, moving]);
  return { shown, leaving };
}

export default function ClientReviews({ heading, reviews }: SectionProps<'client-reviews'>) {
  const { carousel: words } = useSite().words;
  const rotation = useRotation({ count: reviews.length, every: reviewTime });
  const { shown, leaving } = useFaded(rotation.index, rotation.moving);
  return (
    <section className="band on-paper" {...rotation.hold}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
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
          {reviews.map(({ id, title, subtitle, quote, name, role, company, picture }, index) => (
            <figure
              key={id}
              className={styles.review}
              data-shown={index === shown || undefined}
              data-leaving={leaving || undefined}
            >
              <Picture
                picture={picture}
                sizes="(width >= 1024px) min(30vw, 430px), (width >= 768px) 31vw, 140px"
                className={styles.portrait}
              />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.subtitle}>{subtitle}</p>
                <blockquote>{quote}</blockquote>
                <p className={styles.author}>
                  <b>{name}</b>
                  <span>
                    {role}, {company}
                  </span>
                </p>
              </div>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
