import { fillIn } from '#app/content/fill-in.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './charted-results.module.css';

type Chart = SectionProps<'charted-results'>;

/** The number in a figure such as `over 2,700`. */
function numberIn(figure: string): number {
  return Number(figure.replaceAll(/[^\d.]/g, ''));
}

/** Size of the first figure, in percent of the second. */
export function shareOf({ from, to }: Pick<Chart['series'], 'from' | 'to'>): number {
  return Math.round((numberIn(from) / numberIn(to)) * 100_000) / 1000;
}

/** The growth factor, rounded down so as not to exaggerate. */
export function timesOf({ from, to }: Pick<Chart['series'], 'from' | 'to'>): number {
  return Math.floor(numberIn(to) / numberIn(from));
}

/** Width of a digit that is 100 high. */
const digit = 37.6;

/** A figure as wide as its part of the larger one. */
function Figure({ children, part = 100 }: { children: string; part?: number }) {
  const width = children.length * digit;
  return (
    <svg viewBox={`0 0 ${width} 71`} width={`${part}%`}>
      <text x="-2" y="71" textLength={width + 3}>
        {children}
      </text>
    </svg>
  );
}

/** Two figures whose areas are as their numbers, one above the other. */
export function Growth({ caption, series, to: between, start, end, growth }: Chart) {
  const { label, from, to } = series;
  const height = 10 * Math.sqrt(shareOf(series));
  return (
    <figure className={styles.chart}>
      <dl>
        <dt>{label}</dt>
        <dd>
          <span className="visually-hidden">
            {from} {between} {to}
          </span>
          <strong aria-hidden="true">{fillIn(growth, { times: timesOf(series) })}</strong>
          <span aria-hidden="true" className={styles.before}>
            <span>{start}</span>
            <Figure part={(height * from.length) / to.length}>{from}</Figure>
          </span>
          <span aria-hidden="true" className={styles.after}>
            <span>{end}</span>
            <Figure>{to}</Figure>
          </span>
        </dd>
      </dl>
      <figcaption className="wrap">{caption}</figcaption>
    </figure>
  );
}
