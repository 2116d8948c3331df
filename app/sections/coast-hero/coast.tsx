import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

type Props = SectionProps<'coast-hero'>['coast'];

/** From above: wake, hull, deck and sail. */
function Boat() {
  return (
    <svg viewBox="-32 -52 64 104" className={styles.boat}>
      <path d="M-12-46Q-24-74-20-110M12-46Q24-74 20-110" />
      <path d="M0 50C21 20 20-26 12-46H-12C-20-26-21 20 0 50Z" />
      <path d="M0 32C11 12 11-18 6-34H-6C-11-18-11 12 0 32Z" />
      <path d="M-32-16Q4-2 30 26Q-16 24-32-16Z" />
    </svg>
  );
}

/** The coast along the whole page, and a boat that moves along it on scroll. */
export function Coast({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.land} />
      <div className={styles.shore}>
        <Boat />
      </div>
    </div>
  );
}

/**
 * Signs on the shore, each beside its section, and the jetty of the last one. Outside the hero, since they are
 * positioned relative to the page.
 */
export function Stops({ places, berth }: Pick<Props, 'places' | 'berth'>) {
  return (
    <>
      <ul className={styles.way}>
        {places.map(({ name, text, at }) => (
          <li key={name} data-at={at} className={styles.stop}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
      <div className={styles.berth}>
        <Boat />
        <p className={styles.stop}>
          <b>{berth.name}</b> {berth.text}
        </p>
      </div>
    </>
  );
}
