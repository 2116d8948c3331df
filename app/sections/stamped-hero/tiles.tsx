import { Fragment } from 'react';
import styles from './stamped-hero.module.css';

/** Letters of a word that never part; behind a hyphen the line may break. */
function Letters({ letters }: { letters: string }) {
  return (
    <span className={styles.word}>
      {[...letters].map((letter, index) => (
        // Letters repeat, and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index}>{letter}</i>
      ))}
    </span>
  );
}

/** A sentence as a stamp leaves it: every letter on a tile of the same size. Only drawn, never read out. */
export function Tiles({ sentence }: { sentence: string }) {
  return (
    <p className={styles.tiles} aria-hidden="true">
      {sentence.split(' ').map((word) => (
        <Fragment key={word}>
          {word.split(/(?<=-)/).map((part) => (
            <Fragment key={part}>
              <Letters letters={part} />
              <wbr />
            </Fragment>
          ))}{' '}
        </Fragment>
      ))}
    </p>
  );
}
