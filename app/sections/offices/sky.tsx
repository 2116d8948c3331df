import type { OfficeHours } from '#app/content/model.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { arc, pointAt } from './arc.ts';
import styles from './offices.module.css';
import Sun from './sun.tsx';

type Layer = SectionProps<'offices'>['offices'][number]['sky'];

interface SkyProps {
  /** The sky, and the land and sea before it, of one size; the sun moves between them. */
  sky: Layer;
  shore: Layer;
  hours: OfficeHours;
}

const path = Array.from({ length: 41 }, (_, index) => {
  const { x, y } = pointAt(index / 40);
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');

/** Minutes after midnight as a sundial would mark them: `9:30`. */
function mark(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The sky over an office: the sun stands where the hour puts it. */
export function Sky({ sky, shore, hours }: SkyProps) {
  const sizes = '(width >= 768px) min(48vw, 660px), 100vw';
  return (
    <div className={styles.sky} aria-hidden="true">
      <Picture picture={sky} sizes={sizes} className={styles.layer} />
      <svg
        viewBox={`0 0 ${arc.width} ${arc.height}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.layer}
      >
        <path d={path} className={styles.arc} />
        <Island name="office-sun" component={Sun} props={{ hours }} as="g" />
      </svg>
      <Picture picture={shore} sizes={sizes} className={styles.layer} />
      <svg
        viewBox={`0 0 ${arc.width} ${arc.height}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.layer}
      >
        {[
          { x: arc.from, at: hours.opens },
          { x: arc.to, at: hours.closes },
        ].map(({ x, at }) => (
          <g key={x}>
            <rect x={x - 1} y={arc.horizon - 5} width="2" height="10" className={styles.tick} />
            <text x={x} y={arc.height - 14} className={styles.mark}>
              {mark(at)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
