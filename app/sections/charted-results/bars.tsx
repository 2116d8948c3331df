import type { SectionProps } from '../schemas.ts';
import styles from './charted-results.module.css';

type Chart = SectionProps<'charted-results'>;

/** The number in a figure such as `over 2,700`. */
function numberIn(figure: string): number {
  return Number(figure.replaceAll(/[^\d.]/g, ''));
}

/** Height of the first bar, in percent of the second. */
export function heightOf({ from, to }: Pick<Chart['series'], 'from' | 'to'>): number {
  return Math.round((numberIn(from) / numberIn(to)) * 100_000) / 1000;
}

/** The growth factor, rounded down so as not to exaggerate. */
export function timesOf({ from, to }: Pick<Chart['series'], 'from' | 'to'>): number {
  return Math.floor(numberIn(to) / numberIn(from));
}

/** Width of a digit of the second figure, whose letters are 100 high. */
const digit = 37.6;

/** Two bars as high as their figures; lines across the second count how often it holds the first. */
export function Bars({ caption, series, to: between, start, end, growth }: Chart) {
  const { label, from, to } = series;
  const height = heightOf(series);
  return (
    <figure className={styles.chart}>
      <dl>
        <dt>{label}</dt>
        <dd>
          <span className="visually-hidden">
            {from} {between} {to}
          </span>
          <svg aria-hidden="true" className={styles.before}>
            <rect y={`${100 - height}%`} width="100%" height={`${height}%`} />
            <text y={`${100 - height / 2}%`}>
              {from} <tspan>{start}</tspan>
            </text>
          </svg>
          <span aria-hidden="true" className={styles.after}>
            <svg className={styles.floors}>
              {Array.from({ length: timesOf(series) }, (_, floor) => {
                const y = `${100 - height * (floor + 1)}%`;
                return <line key={y} x2="100%" y1={y} y2={y} />;
              })}
            </svg>
            <span>{end}</span>
            <svg viewBox={`0 0 ${to.length * digit} 84`}>
              <text x="-2" y="71" textLength={to.length * digit + 3}>
                {to}
              </text>
            </svg>
            <strong>{growth.replace('{times}', String(timesOf(series)))}</strong>
          </span>
        </dd>
      </dl>
      <figcaption className="wrap">{caption}</figcaption>
    </figure>
  );
}
