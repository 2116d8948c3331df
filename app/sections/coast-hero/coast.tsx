import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

type CoastProps = SectionProps<'coast-hero'>['coast'];

/** A boat from above, its bow up, in a box of 88 by 124 around 0. */
const vallam =
  'M0-62C13-30 14 24 0 62C-14 24-13-30 0-62ZM-44-6 44-32-44-6M-44 16 44-10-44 16M-44 38 44 12-44 38';

/** The coast from above, across the page, which passes by while the page is scrolled. Its places are decoration: the words name them. */
export function Coast({ kind, places }: Pick<CoastProps, 'kind' | 'places'>) {
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

/** Three courses that meet at one landing, in a box of 600 by 400, and where a boat is on each: x, y and heading. */
const courses = [
  { d: 'M0 40C200 20 420 120 500 380', at: 34, boat: [250, 84, 112] },
  { d: 'M40 250C160 220 400 250 500 380', at: 14, boat: [300, 250, 106] },
  { d: 'M600 60C580 160 540 280 500 380', at: 22, boat: [566, 200, 198] },
] as const;

/** How customers reach the landing: dashed courses with a boat on each. */
export function Courses({ channels }: Pick<CoastProps, 'channels'>) {
  return (
    <svg viewBox="0 0 600 400" className={styles.courses} aria-hidden="true">
      {courses.map(({ d, at, boat: [x, y, heading] }, index) => (
        <g key={d}>
          <path id={`course-${index}`} d={d} className={styles.course} />
          <text dy="-12">
            <textPath href={`#course-${index}`} startOffset={`${at}%`}>
              {channels[index]}
            </textPath>
          </text>
          <g transform={`translate(${x} ${y}) rotate(${heading}) scale(.55)`}>
            <path d={vallam} className={styles.boat} />
          </g>
        </g>
      ))}
      <circle cx="500" cy="380" r="10" className={styles.landing} />
    </svg>
  );
}
