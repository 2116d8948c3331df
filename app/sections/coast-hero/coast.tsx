import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

type Props = SectionProps<'coast-hero'>['coast'];

/** The coast along the whole page, and a boat that moves along it on scroll. */
export function Coast({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.land} />
      <div className={styles.shore}>
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

/**
 * Place names, decorative, as the text has them too. Outside the section, since they are positioned relative to the
 * page.
 */
export function Places({ places }: Pick<Props, 'places'>) {
  return (
    <div className={styles.way} aria-hidden="true">
      {places.map((place) => (
        <span key={place}>{place}</span>
      ))}
    </div>
  );
}
