import styles from './evidence.module.css';

export interface EvidenceProps {
  /** For whom. */
  who: string;
  /** Service, market and year. */
  what: string;
  result?: string | undefined;
}

/** For whom a work was done, what it was and what came of it, as lines of a card. */
export function Evidence({ who, what, result }: EvidenceProps) {
  return (
    <span className={styles.evidence}>
      <span>{who}</span>
      <span>{what}</span>
      {result ? <b>{result}</b> : null}
    </span>
  );
}
