import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import { parts, valueOf } from './amounts.ts';
import styles from './what-it-costs.module.css';

/** Strokes of the longest tape. */
const strokes = 30;

/** A tape measure in proportion to the highest price. */
function Tape({ part }: { part: number }) {
  const marks = Array.from({ length: Math.round(part * strokes) }, (_, index) => `M${index + 1} 0v1`);
  return (
    <svg viewBox={`0 0 ${strokes} 2`} preserveAspectRatio="none" className={styles.tape} aria-hidden="true">
      <rect width={part * strokes} height="2" />
      <path d={marks.join('')} />
    </svg>
  );
}

/** A price with its amounts as separate elements, so that they align in columns. */
function Price({ price }: { price: string }) {
  return parts(price).map(({ amount, words }, index) =>
    amount ? (
      <b key={words}>
        <small>{amount.currency}</small> {amount.figure}{' '}
      </b>
    ) : (
      <span key={words} className={index === 0 ? styles.lead : undefined}>
        {words}{' '}
      </span>
    ),
  );
}

export default function WhatItCosts(props: SectionProps<'what-it-costs'>) {
  const { heading, text, prices, terms, movers } = props;
  const highest = Math.max(1, ...prices.map(({ price }) => valueOf(price)));
  return (
    <section className="band on-sand" id="what-it-costs">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <dl className={styles.prices}>
          {prices.map(({ label, href, price }) => (
            <div key={label} data-plain={valueOf(price) ? undefined : ''}>
              <dt>
                <Link href={href}>{label}</Link>
              </dt>
              <dd>
                <Price price={price} />
                <Tape part={valueOf(price) / highest} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h3>{movers.heading}</h3>
          <ul className={styles.movers}>
            {movers.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <dl className={styles.terms}>
          {terms.map(({ label, text: term }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{term}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
