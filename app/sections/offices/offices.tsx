import { clockTime } from '#app/content/clock.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { LinkList, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Clock from './clock.island.tsx';
import styles from './offices.module.css';
import { Rule } from './rule.tsx';
import { type Span, spansOf } from './span.ts';

type Section = SectionProps<'offices'>;

interface OfficeProps {
  office: Section['offices'][number];
  span: Span;
  edge: 'top' | 'bottom';
  link: Section['link'];
}

function Office({ office, span, edge, link }: OfficeProps) {
  const { hours } = office;
  const words = useSite().words.clock;
  return (
    <li className={styles.office}>
      <h3>{office.name}</h3>
      <Island name="clock" component={Clock} props={{ hours, words }} />
      <div className={styles.facts}>
        {/* It stays selectable; a click on it follows the card's link (`app/shell/start.ts`). */}
        <p className={styles.address} data-leads-on="">
          {office.address.join(', ')}
        </p>
        <p>
          {weekdays(hours.days, words.weekdays)}, {clockTime(hours, hours.opens)} -{' '}
          {clockTime(hours, hours.closes)}
        </p>
        {link ? <TextLink {...link} more={office.name} /> : null}
      </div>
      <Rule hours={hours} span={span} edge={edge} />
    </li>
  );
}

export default function Offices({ heading, text, offices, regions, link }: Section) {
  const spans = spansOf(offices.map(({ hours }) => hours));
  return (
    <section className={`${styles.section} band slim`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.offices}>
          {offices.map((office, index) => {
            const span = spans[index];
            return span ? (
              <Office
                key={office.id}
                office={office}
                span={span}
                edge={index % 2 === 0 ? 'bottom' : 'top'}
                link={link}
              />
            ) : null;
          })}
        </ul>
        <div className={`${styles.foot} ends`}>
          {text ? <p>{text}</p> : null}
          {regions ? <LinkList links={regions} /> : null}
        </div>
      </div>
    </section>
  );
}
