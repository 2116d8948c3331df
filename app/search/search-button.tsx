import type { ReactNode } from 'react';
import styles from './search.module.css';

/** Id of the search dialog. */
export const searchId = 'search';

/** Opens the search. Hidden without script; the footer and the 404 page then link to the pages. */
export function SearchButton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      command="show-popover"
      commandfor={searchId}
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 6 6" />
      </svg>
      {children}
    </button>
  );
}
