import type { SectionProps } from '../schemas.ts';
import styles from './charted-results.module.css';

type Chart = SectionProps<'charted-results'>;

/** The number in a figure such as `over 2,700`. */
function numberIn(figure: string): number {
  return Number(figure.replaceAll(/[^\d.]/g, ''));
}

/** Length of the first bar of a pair, in percent of the second. */
export function lengthOf({ from, to }: Pick<Chart['series'][number], 'from' | 'to'>): number {
  return Math.round((numberIn(from) / numberIn(to)) * 100_000) / 1000;
}

/** The growth factor, rounded down so as not to exaggerate. */
export function timesOf({ from, to }: Pick<Chart['series'][number], 'from' | 'to'>): number {
  return Math.floor(numberIn(to) / numberIn(from));
}

/** Width of a digit of a bar's figure, whose letters are 100 high. */
const digit = 37.6;

/** Pairs of bars, each to its own scale: their units differ. */
export function Bars({ caption, series, to: between, start, end, growth }: Chart) {
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <dl>
        {series.map(({ label, from, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">
                {from} {between} {to}
              </span>
              <svg aria-hidden="true" className={styles.before}>
                <rect width={`${lengthOf({ from, to })}%`} height="100%" />
                <text x={`${lengthOf({ from, to })}%`} dx="10" y="50%">
                  {from} <tspan>{start}</tspan>
                </text>
              </svg>
              <span aria-hidden="true" className={styles.after}>
                <span>
                  {end}
                  <strong>{growth.replace('{times}', String(timesOf({ from, to })))}</strong>
                </span>
                <svg viewBox={`0 0 ${to.length * digit} 84`}>
                  <text x="-2" y="71" textLength={to.length * digit + 3}>
                    {to}
                  </text>
                </svg>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
