import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Anchor of the disclosure. */
  id?: string | undefined;
  summary: string;
  /** Disclosures that share a group close each other. */
  group?: string | undefined;
  /** @default false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A `<details>`: works without script, and in-page search finds its text. */
export function Disclosure({ id, summary, group, defaultOpen = false, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure} name={group} open={defaultOpen}>
      <summary>
        <h3>{summary}</h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
