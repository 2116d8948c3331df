import { ActionLink, Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import { amountsOf } from '#app/content/amounts.ts';
import styles from './price-hero.module.css';

type Group = SectionProps<'price-hero'>['groups'][number];

/** Length of the longest tape, in widths of a tape. */
const longest = 2.6;

/** A measuring tape as long as the price is high. One hangs and one lies; the styles show one of them. */
function Tape({ share }: { share: number }) {
  if (!share) return null;
  return (
    <>
      <svg viewBox={`0 0 1 ${share * longest}`} className={styles.hanging} aria-hidden="true" />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.lying} aria-hidden="true">
        <rect width={share} height="1" />
        <rect x={share - 0.015} width="0.015" height="1" className={styles.hem} />
      </svg>
    </>
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
  return (
    <div className={styles.group}>
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      <ul>
        {prices.map(({ label, href, price, per, time }) => (
          <li key={label}>
            <Link href={href} className={styles.entry}>
              <Tape share={valueOf(price) / most} />
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
  const most = Math.max(1, ...groups.flatMap(({ prices }) => prices.map(({ price }) => valueOf(price))));
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
