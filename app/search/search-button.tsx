import type { ReactNode } from 'react';
import { openSearch } from './open-search.ts';
import styles from './search.module.css';

interface SearchButtonProps {
  className?: string | undefined;
  /** Runs before, e.g. to close the menu. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens the search. Without script it is not there: the list of pages in the footer and on the missing page is. */
export function SearchButton({ className, onOpen, children }: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={[styles.button, className].filter(Boolean).join(' ')}
      onClick={() => {
        onOpen?.();
        openSearch();
      }}
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
