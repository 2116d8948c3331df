import { ActionLink, Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import { amountsOf } from '#app/content/amounts.ts';
import { Reel } from './reel.tsx';
import styles from './price-hero.module.css';

type Group = SectionProps<'price-hero'>['groups'][number];

/** Prices as parts of the highest, end to end; more than one are a sum that is not settled. */
function Bar({ values, most }: { values: readonly number[]; most: number }) {
  return (
    <span className={styles.bar} data-sum={values.length > 1 ? '' : undefined} aria-hidden="true">
      {values.map((value, at) => (
        <svg key={at} width={`${(value / most) * 100}%`} />
      ))}
    </span>
  );
}

/** A price's amounts, or its words if it has none. */
function Price({ price }: { price: string }) {
  const [first, ...others] = amountsOf(price);
  if (!first) return <span className={styles.per}>{price} </span>;
  return (
    <>
      <b className={styles.price}>
        <small>{first.currency}</small> {first.figure}{' '}
      </b>
      {others.map(({ currency, figure }) => (
        <b key={currency} className={styles.also}>
          <small>{currency}</small> {figure}{' '}
        </b>
      ))}
    </>
  );
}

const valueOf = (price: string): number => amountsOf(price)[0]?.value ?? 0;

function Prices({ heading, text, prices, most }: Group & { most: number }) {
  const values = prices.map(({ price }) => valueOf(price));
  return (
    <div className={styles.group}>
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      <ul>
        {prices.map(({ label, href, price, per, time, joined }, at) => (
          <li key={label}>
            <Link href={href} className={styles.entry}>
              {most > 0 ? (
                <Bar values={joined ? values.filter(Boolean) : [values[at] ?? 0]} most={most} />
              ) : null}
              <strong>
                {label} <Pointer className={styles.pointer} />
              </strong>
              <Price price={price} />
              {per ? (
                <span className={styles.per}>
                  {per} {time ? <b>{time}</b> : null}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lowest and the highest price in each currency, on a tape across the page. */
function Tape({ groups, range }: { groups: readonly Group[]; range: string }) {
  const amounts = groups.flatMap(({ prices }) => prices.flatMap(({ price }) => amountsOf(price)));
  const currencies = new Set(amounts.map(({ currency }) => currency));
  return (
    <div className={styles.tape}>
      <p>
        {range}
        {[...currencies].map((currency) => {
          const own = amounts
            .filter((amount) => amount.currency === currency)
            .toSorted((one, other) => one.value - other.value);
          return (
            <b key={currency}>
              <small>{currency}</small> {own[0]?.figure} <i>–</i> {own.at(-1)?.figure}{' '}
            </b>
          );
        })}
      </p>
      <Reel />
    </div>
  );
}

export default function PriceHero(props: SectionProps<'price-hero'>) {
  const { question, heading, range, groups, text, action } = props;
  const most = Math.max(...groups.flatMap(({ prices }) => prices.map(({ price }) => valueOf(price))));
  return (
    <section className={`${styles.hero} on-sun`} id="what-it-costs">
      <div className={`wrap ${styles.sheet}`}>
        <h1>
          <span className={styles.question}>{question} </span>
          {heading.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        {range ? <Tape groups={groups} range={range} /> : null}
        <div className={styles.ask}>
          <p className={styles.text}>{text}</p>
          <ActionLink {...action} />
        </div>
        {groups.map((group) => (
          <Prices key={group.heading} {...group} most={most} />
        ))}
      </div>
    </section>
  );
}
