import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

type Props = SectionProps<'coast-hero'>['coast'];

/** The coast along the whole page. */
export function Coast({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.land} />
      <div className={styles.shore} />
    </div>
  );
}

/**
 * Signs on the shore, each beside the section it leads to, then the sign of the last section's map. Outside the hero,
 * since they are positioned relative to the page. Tab passes over the links, as it would run ahead through the page
 * and back.
 */
export function Stops({ places, berth }: Pick<Props, 'places' | 'berth'>) {
  return (
    <>
      <ul className={styles.way}>
        {places.map(({ name, text, at, anchor }) => (
          <li key={name} data-at={at}>
            <a href={`#${anchor}`} tabIndex={-1} className={styles.stop}>
              <b>{name}</b> {text}
            </a>
          </li>
        ))}
      </ul>
      <p className={`${styles.stop} ${styles.home}`}>
        <b>{berth.name}</b> {berth.text}
      </p>
    </>
  );
}
