import type { MouseEvent } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface ContentsProps {
  label: string;
  sections: readonly { id: string; heading: string }[];
  /** On wide viewports: a bar above the text in place of a column beside it. */
  bar?: boolean;
}

/** Closes the disclosure when a link in it is followed. */
function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** A table of contents that marks the current section; a disclosure where there is no space beside the text. */
export default function Contents({ label, sections, bar }: ContentsProps) {
  const current = useCurrentSection(sections);
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={close}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} className={`${styles.contents} ${bar ? styles.bar : ''} on-screen`}>
      <details>
        <summary>
          {label}
          <Pointer />
        </summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p aria-hidden="true">{label}</p>
        {list}
      </div>
    </nav>
  );
}
