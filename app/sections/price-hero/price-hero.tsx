import { ActionLink, Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import { amountsOf } from '#app/content/amounts.ts';
import styles from './price-hero.module.css';

type Group = SectionProps<'price-hero'>['groups'][number];

/** Length of the longest tape, in widths of a tape. */
const longest = 2.8;

/** A measuring tape of one or more lengths, which hangs or lies. */
function Tape({ lengths, joined }: { lengths: readonly number[]; joined?: boolean | undefined }) {
  return (
    <span className={styles.tape} data-joined={joined ? '' : undefined} aria-hidden="true">
      {lengths.map((share, at) => (
        // Hanging it is as wide as its column, lying as wide as its share of the line.
        <svg key={at} viewBox={`0 0 100 ${share * longest * 100}`} width={`${share * 100}%`}>
          {lengths.length > 1 && !joined ? (
            <text x="92" y={share * longest * 100 - 10}>
              {at + 1}
            </text>
          ) : null}
        </svg>
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

/** The longest tape of a group: its dearest price, as many times as it is paid at least. */
const mostOf = ({ prices, times }: Group): number =>
  times * Math.max(...prices.map(({ price }) => valueOf(price)));

function Prices({ heading, text, times, prices, most }: Group & { most: number }) {
  const shares = prices.map(({ price }) => valueOf(price) / most);
  return (
    <div className={styles.group}>
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      <ul>
        {prices.map(({ label, href, price, per, time, joined }, at) => (
          <li key={label}>
            <Link href={href} className={styles.entry}>
              <Tape
                lengths={joined ? shares.filter(Boolean) : Array<number>(times).fill(shares[at] ?? 0)}
                joined={joined}
              />
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

export default function PriceHero(props: SectionProps<'price-hero'>) {
  const { question, heading, groups, text, action } = props;
  const most = Math.max(1, ...groups.map(mostOf));
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
        {groups.map((group) => (
          <Prices key={group.heading} {...group} most={most} />
        ))}
        <div className={styles.ask}>
          <p className={styles.text}>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </section>
  );
}
