import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

/** The coast from above, across the page, which passes by while the page is scrolled. Its places are decoration: the words name them. */
export function Coast({ kind, places }: SectionProps<'coast-hero'>['coast']) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.shore}>
        <div className={styles.way}>
          {places.map((place) => (
            <span key={place}>{place}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
