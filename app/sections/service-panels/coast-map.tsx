import coasts from '../coast-hero/coast.module.css';
import type { SectionProps } from '../schemas.ts';
import styles from './coast-map.module.css';

/** The coast of a place from above, with whom its districts hold for us. */
export function CoastMap({ kind, places }: SectionProps<'service-panels'>['coast']) {
  return (
    <div className={`${coasts[kind]} ${styles.map}`}>
      <ul>
        {places.map(({ name, text }) => (
          <li key={name}>
            <p>
              <b>{name}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
