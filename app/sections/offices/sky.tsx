import type { OfficeHours } from '#app/content/model.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './offices.module.css';

type Layer = SectionProps<'offices'>['offices'][number]['sky'];

interface SkyProps {
  /** The sky, and the land and sea before it, of one size; the sun moves between them. */
  sky: Layer;
  shore: Layer;
  /** See `OfficeTime`. */
  progress: number | undefined;
  hours: OfficeHours;
}

/** Units of the drawing: the arc runs from opening on the left to closing on the right over the horizon. */
const arc = { width: 660, height: 250, horizon: 190, from: 150, to: 510, rise: 128 };

function pointAt(progress: number): { x: number; y: number } {
  const t = Math.max(-0.12, Math.min(1.12, progress));
  return { x: arc.from + (arc.to - arc.from) * t, y: arc.horizon - arc.rise * Math.sin(Math.PI * t) };
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
export function Sky({ sky, shore, progress, hours }: SkyProps) {
  const sun = progress === undefined ? undefined : pointAt(progress);
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
        {sun ? <circle cx={sun.x} cy={sun.y} r="34" className={styles.sun} /> : null}
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
