import styles from './evidence.module.css';

export interface EvidenceProps {
  /** The client. */
  who: string;
  /** Service, market and year. */
  what: string;
  result?: string | undefined;
}

/** Lines of a card: the client, the work and its result. */
export function Evidence({ who, what, result }: EvidenceProps) {
  return (
    <span className={styles.evidence}>
      <span>{who}</span>
      <span>{what}</span>
      {result ? <b>{result}</b> : null}
    </span>
  );
}
