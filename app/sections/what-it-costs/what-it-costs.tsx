import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import { parts } from './amounts.ts';
import styles from './what-it-costs.module.css';

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

/** The first amount of a price. */
function amountOf(price: string): number {
  return Number(
    parts(price)
      .find(({ amount }) => amount)
      ?.amount?.figure.replaceAll(',', '') ?? 0,
  );
}

export default function WhatItCosts(props: SectionProps<'what-it-costs'>) {
  const { heading, text, prices, terms, movers } = props;
  const most = Math.max(...prices.map(({ price }) => amountOf(price)));
  return (
    <section className="band on-sun" id="what-it-costs">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <dl className={styles.prices}>
          {prices.map(({ label, href, price }) => (
            <div key={label} data-plain={parts(price).length > 1 ? undefined : ''}>
              <dt>
                <Link href={href}>{label}</Link>
              </dt>
              <dd>
                <Price price={price} />
                <svg
                  viewBox={`0 0 ${most} 1`}
                  preserveAspectRatio="none"
                  className={styles.length}
                  aria-hidden="true"
                >
                  <rect width={amountOf(price)} height="1" />
                </svg>
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
