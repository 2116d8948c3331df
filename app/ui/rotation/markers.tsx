import { Pointer } from '../pointer/pointer.tsx';
import styles from './markers.module.css';

export interface MarkersProps {
  count: number;
  current: number;
  onChoose: (index: number) => void;
  /** Accessible name of the group. */
  label: string;
  /** Label of one marker, with `{index}` and `{count}`. */
  itemLabel: string;
  className?: string | undefined;
  hidden?: boolean;
}

/** Fills in a label's `{index}` and `{count}`. */
export function nameOf(template: string, index: number, count: number): string {
  return template.replace('{index}', String(index + 1)).replace('{count}', String(count));
}

/** The same for `shown` items from `index` on; a row that loops goes on with the first. */
export function namesOf(template: string, index: number, shown: number, count: number): string {
  const range = (from: number, to: number): string => (from < to ? `${from}–${to}` : String(from));
  const beyond = index + shown - count;
  const first = range(index + 1, Math.min(index + shown, count));
  return template
    .replace('{index}', beyond > 0 ? `${first}, ${range(1, beyond)}` : first)
    .replace('{count}', String(count));
}

/** A row of markers, one per item; the current one is larger. */
export function Markers({ count, current, onChoose, label, itemLabel, className, hidden }: MarkersProps) {
  return (
    <div
      className={[styles.markers, 'scripted', className].filter(Boolean).join(' ')}
      role="group"
      aria-label={label}
      hidden={hidden}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.marker}
          aria-disabled={index === current}
          onClick={() => onChoose(index)}
        >
          <span className="visually-hidden">{nameOf(itemLabel, index, count)}</span>
          <Pointer />
        </button>
      ))}
    </div>
  );
}
