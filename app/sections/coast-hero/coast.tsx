import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';
import landfall from './landfall.module.css';

type Props = SectionProps<'coast-hero'>['coast'];

/** The boat of the first screen, drawn smaller. */
function Boat() {
  return (
    <svg viewBox="0 0 64 68" className={styles.boat}>
      <path d="M2 63q7-5 15 0t15 0 15 0 15 0" />
      <path d="M0 46H64Q62 58 52 61H14Q3 58 0 46Z" />
      <path d="M0 46H64V50H1Z" />
      <path d="M8 42 38 0Q64 20 58 44 34 38 8 42Z" />
      <path d="M27 16 38 0Q64 20 58 44 52 24 27 16Z" />
    </svg>
  );
}

/** The coast along the whole page, and a boat that moves along it on scroll. */
export function Coast({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={`${styles.land} ${landfall.land}`} />
      <div className={styles.shore}>
        <Boat />
      </div>
    </div>
  );
}

/**
 * Signs on the shore, each beside the section it leads to, then the jetty of the last section and the sign of its map.
 * Outside the hero, since they are positioned relative to the page. Tab passes over the links, as it would run ahead
 * through the page and back.
 */
export function Stops({ places, berth }: Pick<Props, 'places' | 'berth'>) {
  return (
    <>
      <ul className={styles.way}>
        {places.map(({ name, text, picture, at, anchor }) => (
          <li key={name} data-at={at}>
            <a href={`#${anchor}`} tabIndex={-1} className={styles.stop}>
              <b>{name}</b> {text}
            </a>
            {picture ? <Picture picture={picture} sizes="100vw" className={styles.district} /> : null}
          </li>
        ))}
      </ul>
      <div className={styles.berth} aria-hidden="true">
        <Boat />
      </div>
      <p className={`${styles.stop} ${styles.home}`}>
        <b>{berth.name}</b> {berth.text}
      </p>
    </>
  );
}
