import { openingHours } from '#app/content/clock.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Clock from './clock.island.tsx';
import styles from './offices.module.css';
import { Rule } from './rule.tsx';
import { spansOf, type Span } from './span.ts';

type Section = SectionProps<'offices'>;

interface OfficeProps {
  office: Section['offices'][number];
  link: Section['link'];
  span: Span | undefined;
  /** Whether the office's timeline is above it, and so touches that of the office before. */
  below: boolean;
}

function Office({ office, link, span, below }: OfficeProps) {
  const { name, hours } = office;
  const words = useSite().words.clock;
  const rule = span ? <Rule hours={hours} span={span} edge={below ? 'top' : 'bottom'} /> : null;
  return (
    <li>
      {below ? rule : null}
      <div className={`${styles.office} wrap`}>
        <h3>{name}</h3>
        <Island name="clock" component={Clock} props={{ hours, words }} />
        <div className={styles.facts}>
          {/* Stays selectable; a click follows the card's link (`app/shell/start.ts`). */}
          <p className={styles.address} data-leads-on="">
            {office.address.join(', ')}
          </p>
          <p>
            {weekdays(hours.days, words.weekdays)}, {openingHours(hours)}
          </p>
          {link ? <TextLink {...link} more={name} /> : null}
        </div>
      </div>
      {below ? null : rule}
    </li>
  );
}

/** Pairs of offices above and below their days, as timelines aligned in absolute time. */
export default function Offices({ heading, text, offices, link }: Section) {
  const spans = spansOf(offices.map(({ hours }) => hours));
  return (
    <section className={`${styles.section} band slim on-sand`}>
      <div className={`${styles.head} wrap ends`}>
        <h2 className="named">{heading}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <ul>
        {offices.map((office, index) => (
          <Office key={office.id} office={office} link={link} span={spans[index]} below={index % 2 === 1} />
        ))}
      </ul>
    </section>
  );
}
