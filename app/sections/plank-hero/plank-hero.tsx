import { Fragment } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './plank-hero.module.css';

/** Letters that fill a plank; longer lines are set smaller. */
const full = 10;

export default function PlankHero({ heading, text, picture }: SectionProps<'plank-hero'>) {
  const long = heading.some((line) => line.length > full);
  return (
    <section className={`${styles.hull} on-ink`}>
      <h1 className={styles.heading} data-long={long || undefined}>
        {heading.map((line) => (
          <span key={line} className={styles.plank}>
            <span className={`${styles.line} fills`}>
              {/* The bolts of a plank are where no letter is. */}
              <span>
                {line.split(' ').map((word, index) => (
                  <Fragment key={word}>
                    {index > 0 ? <span className={styles.gap}> </span> : null}
                    {word}
                  </Fragment>
                ))}{' '}
              </span>
            </span>
          </span>
        ))}
      </h1>
      <p className={styles.text}>{text}</p>
      {picture && !long ? (
        <Picture
          picture={picture}
          loading="first"
          sizes="(width >= 640px) 35vw, 41vw"
          className={styles.worker}
        />
      ) : null}
    </section>
  );
}
