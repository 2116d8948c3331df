import type { SectionProps } from '../schemas.ts';
import styles from './results.module.css';

type DunesProps = NonNullable<SectionProps<'results'>['chart']>;

/** Crests in a box of 1360 by 476, from the farthest dune to the nearest. */
const crests = [
  'M0 424C113 424 200 380 340 372S560 322 680 310S880 222 1020 214S1230 84 1360 84V476H0Z',
  'M0 430C113 430 200 404 340 396S560 366 680 352S880 286 1020 278S1230 206 1360 206V476H0Z',
  'M0 446C113 446 200 430 340 424S560 408 680 396S880 354 1020 346S1230 316 1360 316V476H0Z',
];

/**
 * Three series as three dunes before the sun. Only their ends were published, and the words say them; the crest
 * between shows that they rose, not how.
 */
export function Dunes({ caption, series, to, start, end }: DunesProps) {
  return (
    <figure className={styles.chart}>
      <div className={styles.stage}>
        <svg viewBox="0 0 1360 476" preserveAspectRatio="none" aria-hidden="true" className={styles.dunes}>
          {crests.map((crest) => (
            <path key={crest} d={crest} />
          ))}
        </svg>
        <dl className={styles.series}>
          {series.map(({ label, from: first, to: last }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {first} {to} {last}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.axis}>
        <span>{start}</span>
        <span>{end}</span>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
