import type { ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './link.module.css';

/** Class of an underlined link with a pointer. */
export const textLinkClass = styles.link;
export const textLinkPointer = styles.pointer;

export function TextLinkContent({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Pointer className={styles.pointer} />
    </>
  );
}
