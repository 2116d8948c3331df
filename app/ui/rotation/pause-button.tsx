import { Pointer } from '../pointer/pointer.tsx';
import styles from './pause-button.module.css';

export interface PauseButtonProps {
  stopped: boolean;
  onToggle: () => void;
  labels: { start: string; stop: string };
  className?: string | undefined;
}

/** Stops what moves by itself and lets it move again. Its label says what a press does. */
export function PauseButton({ stopped, onToggle, labels, className }: PauseButtonProps) {
  return (
    <button type="button" className={[styles.button, className].filter(Boolean).join(' ')} onClick={onToggle}>
      <span className="visually-hidden">{stopped ? labels.start : labels.stop}</span>
      {stopped ? <Pointer className={styles.play} /> : <span className={styles.bars} />}
    </button>
  );
}
