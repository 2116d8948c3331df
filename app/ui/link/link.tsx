import type { ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './link.module.css';

/** Class of an underlined link with the mark as pointer. */
export const textLinkClass = styles.link;
export const textLinkPointer = styles.pointer;

/** Words of such a link. */
export function TextLinkContent({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Pointer className={styles.pointer} />
    </>
  );
}
