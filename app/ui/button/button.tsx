import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** `ember` on paper, `sun` on ink. @default 'ember' */
  tone?: 'ember' | 'sun';
  /** @default 'medium' */
  size?: 'medium' | 'small';
}

/** Class names of a button, for an element that is a link. */
export function buttonClass({ tone = 'ember', size = 'medium' }: ButtonLook): string {
  return [styles.button, tone === 'sun' && styles.sun, size === 'small' && styles.small]
    .filter(Boolean)
    .join(' ');
}

/** Words of a button with the mark that points onward. */
export function ButtonContent({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Pointer className={styles.pointer} />
    </>
  );
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button that acts on this page. One that leads elsewhere is a link: use `ActionLink`. */
export function Button({ tone = 'ember', size = 'medium', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ tone, size })} {...rest}>
      <ButtonContent>{children}</ButtonContent>
    </button>
  );
}
