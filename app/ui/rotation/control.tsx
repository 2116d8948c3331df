import type { ReactNode } from 'react';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './control.module.css';

interface ControlProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** An icon button. */
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

/** The play or pause icon: what pressing does. */
export function PlaySign({ stopped }: { stopped: boolean }) {
  return stopped ? <Pointer className={styles.play} /> : <span className={styles.bars} />;
}
