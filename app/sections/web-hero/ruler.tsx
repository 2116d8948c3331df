import { useId } from 'react';
import styles from './ruler.module.css';

/** A ruler of the days, as in the hero, with the page's progress. */
export function Ruler({ to, of }: { to: number; of: number }) {
  const id = useId();
  const at = (day: number): string => `${Math.round((day / of) * 1e4) / 100}%`;
  return (
    <svg aria-hidden="true" className={styles.ruler}>
      <pattern id={id} width={at(1)} height="12" patternUnits="userSpaceOnUse">
        <rect width="1.5" height="12" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
      <rect width="100%" y="12" height="3" />
      <rect width={at(to)} y="12" height="8" className={styles.done} />
    </svg>
  );
}
