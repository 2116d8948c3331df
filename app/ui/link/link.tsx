import type { ReactNode } from 'react';
import { Sail } from '../sail/sail.tsx';
import styles from './link.module.css';

/** Class of an underlined link with the sail pointer. */
export const textLinkClass = styles.link;
export const textLinkPointer = styles.pointer;

/** Words of such a link. */
export function TextLinkContent({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Sail className={styles.pointer} />
    </>
  );
}
