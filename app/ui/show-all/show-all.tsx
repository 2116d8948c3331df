import type { ToggleEvent } from 'react';
import { Sail } from '../sail/sail.tsx';
import styles from './show-all.module.css';

interface ShowAllProps {
  /** Windows narrower than this, in pixels, leave out what follows in the list. */
  below: 768 | 1024;
  label: string;
  /** What there is more of; read out after the label. */
  of: string;
}

/** Tab goes on from here by itself; a screen reader needs the focus moved to what has come. */
function onToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  const next = currentTarget.parentElement?.nextElementSibling;
  if (!currentTarget.open || !(next instanceof HTMLElement)) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * An item of a list that narrow windows show only up to here. Pressed, it gives its place to the rest, on the
 * platform's own element: without script, too.
 */
export function ShowAll({ below, label, of }: ShowAllProps) {
  return (
    <li className={styles.rest} data-below={below}>
      <details onToggle={onToggle}>
        <summary>
          {label}
          <span className="visually-hidden">: {of}</span>
          <Sail className={styles.pointer} />
        </summary>
      </details>
    </li>
  );
}
