import { Pointer } from '../pointer/pointer.tsx';
import styles from './markers.module.css';

export interface MarkersProps {
  count: number;
  current: number;
  onChoose: (index: number) => void;
  /** Names the group. */
  label: string;
  /** Names one marker; `{index}` and `{count}` are filled in. */
  itemLabel: string;
}

/** A row of sails, one for each thing that takes turns; the current one is larger. */
export function Markers({ count, current, onChoose, label, itemLabel }: MarkersProps) {
  return (
    <div className={styles.markers} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.marker}
          aria-disabled={index === current}
          onClick={() => onChoose(index)}
        >
          <span className="visually-hidden">
            {itemLabel.replace('{index}', String(index + 1)).replace('{count}', String(count))}
          </span>
          <Pointer />
        </button>
      ))}
    </div>
  );
}
