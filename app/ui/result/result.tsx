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
  // What comes before a number, such as "over", is said in a lower voice.
  const number = figure.search(/\d/);
  return (
    <p className={styles.result}>
      {result.slice(0, at)}
      <b>
        {number > 0 ? <small>{figure.slice(0, number)}</small> : null}
        {figure.slice(Math.max(0, number))}
      </b>
      {result.slice(at + figure.length)}
    </p>
  );
}
