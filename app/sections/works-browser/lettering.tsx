import { Fragment } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './lettering.module.css';

interface LetteringProps {
  heading: string;
  posters: SectionProps<'works-browser'>['posters'];
}

/** A poster behind each letter of a heading, which lies over it and lets only its letters through. */
export function Lettering({ heading, posters }: LetteringProps) {
  let next = 0;
  const words = heading.split(' ').map((word) =>
    Array.from(word, (letter) => {
      const poster = posters[next++ % posters.length];
      return { letter, poster, at: next };
    }),
  );
  return (
    <div className={styles.letters} aria-hidden="true">
      {words.map((word, index) => (
        <Fragment key={index}>
          <span className={styles.word}>
            {word.map(({ letter, poster, at }) => (
              <span key={at} className={styles.letter}>
                {letter}
                {poster ? (
                  <Picture
                    picture={poster}
                    sizes="(width >= 768px) 30vw, 38vw"
                    loading="first"
                    className={styles.poster}
                  />
                ) : null}
              </span>
            ))}
          </span>{' '}
        </Fragment>
      ))}
    </div>
  );
}
