import { clockTime } from '#app/content/clock.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { LinkList, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Clock from './clock.island.tsx';
import styles from './offices.module.css';
import { Rule } from './rule.tsx';
import { spansOf } from './span.ts';

type Section = SectionProps<'offices'>;

function Office({ office, link }: { office: Section['offices'][number]; link: Section['link'] }) {
  const { hours } = office;
  const words = useSite().words.clock;
  return (
    <li className={styles.office}>
      <h3>{office.name}</h3>
      <Island name="clock" component={Clock} props={{ hours, words }} />
      <div className={styles.facts}>
        {/* Stays selectable; a click follows the card's link (`app/shell/start.ts`). */}
        <p className={styles.address} data-leads-on="">
          {office.address.join(', ')}
        </p>
        <p>
          {weekdays(hours.days, words.weekdays)}, {clockTime(hours, hours.opens)} -{' '}
          {clockTime(hours, hours.closes)}
        </p>
        {link ? <TextLink {...link} more={office.name} /> : null}
      </div>
    </li>
  );
}

/** The offices side by side, and below them their days as timelines aligned in absolute time. */
export default function Offices({ heading, text, offices, regions, link }: Section) {
  const spans = spansOf(offices.map(({ hours }) => hours));
  return (
    <section className={`${styles.section} band slim on-tide`}>
      <div className="wrap">
        <h2 className="named">{heading}</h2>
        <ul className={styles.offices}>
          {offices.map((office) => (
            <Office key={office.id} office={office} link={link} />
          ))}
        </ul>
        {offices.map(({ id, name, hours }, index) => {
          const span = spans[index];
          return span ? (
            <Rule key={id} name={name} hours={hours} span={span} edge={index % 2 === 0 ? 'bottom' : 'top'} />
          ) : null;
        })}
        <div className={`${styles.foot} ends`}>
          {text ? <p>{text}</p> : null}
          {regions ? <LinkList links={regions} /> : null}
        </div>
      </div>
    </section>
  );
}
