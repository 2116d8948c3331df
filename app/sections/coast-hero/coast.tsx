import type { SectionProps } from '../schemas.ts';
import styles from './coast.module.css';

type CoastProps = SectionProps<'coast-hero'>['coast'];

/** A boat from above, its bow up, in a box of 88 by 124 around 0. */
const vallam =
  'M0-62C13-30 14 24 0 62C-14 24-13-30 0-62ZM-44-6 44-32-44-6M-44 16 44-10-44 16M-44 38 44 12-44 38';

/**
 * The coast beside all sections, down to where the page ends, and a boat that sails along it while the page is
 * scrolled. Its places are decoration: the words name them.
 */
export function Coast({ kind, places }: Pick<CoastProps, 'kind' | 'places'>) {
  return (
    <div className={styles.coast} data-coast={kind} aria-hidden="true">
      <div className={styles.way}>
        {places.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </div>
      <svg viewBox="-48 -66 96 132" className={styles.sailing}>
        <path d={vallam} className={styles.boat} />
      </svg>
    </div>
  );
}

/** Three courses that meet at one landing, in a box of 600 by 400, and where a boat is on each: x, y and heading. */
const courses = [
  { d: 'M0 40C200 60 380 20 582 96', at: 52, boat: [250, 46, 86] },
  { d: 'M0 210C200 250 400 220 582 96', at: 30, boat: [90, 226, 92] },
  { d: 'M210 400C300 330 480 250 582 96', at: 36, boat: [256, 360, 46] },
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
      <circle cx="582" cy="96" r="10" className={styles.landing} />
    </svg>
  );
}
