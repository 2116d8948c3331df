import { Pointer } from '../pointer/pointer.tsx';
import styles from './expander.module.css';

export interface ExpanderProps {
  /** Id of the part it opens, which starts with `data-state="closed"`. */
  controls: string;
  more: string;
  /** Without it the button opens once: it is removed, and focus moves to the revealed part. */
  less?: string | undefined;
  className?: string | undefined;
  pointerClass?: string | undefined;
}

/** Expands and collapses a part of the page (`start.ts`). Without script the part is shown in full. */
export function Expander({ controls, more, less, className, pointerClass }: ExpanderProps) {
  return (
    <button
      type="button"
      className={[styles.expander, 'scripted', className].filter(Boolean).join(' ')}
      aria-expanded={false}
      aria-controls={controls}
      data-expander={less === undefined ? 'once' : ''}
    >
      <span className={styles.more}>{more}</span>
      {less === undefined ? null : <span className={styles.less}>{less}</span>}
      <Pointer className={pointerClass} />
    </button>
  );
}
