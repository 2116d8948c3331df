import { Fragment } from 'react';
import styles from './stamped-hero.module.css';

/** A word's letters, kept together; lines may break after a hyphen. */
function Letters({ letters }: { letters: string }) {
  return (
    <span className={styles.word}>
      {[...letters].map((letter, index) => (
        // Letters repeat but never reorder.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index}>{letter}</i>
      ))}
    </span>
  );
}

/** A sentence with one letter per tile. Hidden from screen readers. */
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
