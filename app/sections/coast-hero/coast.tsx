import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

/**
 * The coast down the whole page, and a boat that sails along it while the page is scrolled. Its places are decoration:
 * the words name them.
 */
export function Coast({ kind, places }: SectionProps<'coast-hero'>['coast']) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.land} />
      <div className={styles.shore}>
        <div className={styles.way}>
          {places.map((place) => (
            <span key={place}>{place}</span>
          ))}
        </div>
        <svg viewBox="-32 -52 64 104" className={styles.boat}>
          <path d="M-12-46Q-24-74-20-110M12-46Q24-74 20-110" />
          <path d="M0 50C21 20 20-26 12-46H-12C-20-26-21 20 0 50Z" />
          <path d="M0 32C11 12 11-18 6-34H-6C-11-18-11 12 0 32Z" />
          <path d="M-32-16Q4-2 30 26Q-16 24-32-16Z" />
        </svg>
      </div>
    </div>
  );
}
