import { Pointer } from '../pointer/pointer.tsx';
import styles from './expander.module.css';

export interface ExpanderProps {
  /** Id of what it opens, which stands with `data-state="closed"`. */
  controls: string;
  more: string;
  /** Without it, it only opens: it goes, and focus moves to what it has revealed. */
  less?: string | undefined;
  className?: string | undefined;
  pointerClass?: string | undefined;
}

/** Opens and closes a part of the page. Its behaviour is in `start.ts`; without script, styles show that part whole. */
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
