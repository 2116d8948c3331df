import type { ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './control.module.css';

interface ControlProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  className?: string | undefined;
  /** The sign on it. */
  children: ReactNode;
}

/** A button with a sign in place of words. */
export function Control({ label, onPress, disabled, className, children }: ControlProps) {
  return (
    <button
      type="button"
      className={[styles.control, 'scripted', className].filter(Boolean).join(' ')}
      onClick={onPress}
      aria-disabled={disabled}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}

/** What a press does to something that moves: it goes on, or it stops. */
export function PlaySign({ stopped }: { stopped: boolean }) {
  return stopped ? <Pointer className={styles.play} /> : <span className={styles.bars} />;
}
