import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** `ember` on light backgrounds, `sun` on dark ones. @default 'ember' */
  tone?: 'ember' | 'sun';
  /** @default 'medium' */
  size?: 'medium' | 'small';
}

/** Class names that make a link look like a button. */
export function buttonClass({ tone = 'ember', size = 'medium' }: ButtonLook): string {
  return [styles.button, tone === 'sun' && styles.sun, size === 'small' && styles.small]
    .filter(Boolean)
    .join(' ');
}

/** A button's text and pointer. */
export function ButtonContent({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Pointer className={styles.pointer} />
    </>
  );
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button that acts on this page. For one that navigates use `ActionLink`. */
export function Button({ tone = 'ember', size = 'medium', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ tone, size })} {...rest}>
      <ButtonContent>{children}</ButtonContent>
    </button>
  );
}
