import styles from './result.module.css';

interface ResultProps {
  /** The whole result in words: what was counted, from what to what, in how long. */
  result: string;
  /** The part of it that is set large. */
  figure: string;
}

/** What came of a work, around its figure. */
export function Result({ result, figure }: ResultProps) {
  const at = result.indexOf(figure);
  return (
    <p className={styles.result}>
      {result.slice(0, at)}
      <b>{figure}</b>
      {result.slice(at + figure.length)}
    </p>
  );
}
