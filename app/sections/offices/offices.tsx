import { twelveHour } from '#app/content/twelve-hour.ts';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Clock from './clock.tsx';

import styles from './offices.module.css';
import { Sky } from './sky.tsx';

type Entry = SectionProps<'offices'>['offices'][number];

function OfficeCard({ office, sky, shore, link }: Entry & { link: SectionProps<'offices'>['link'] }) {
  const { clock } = useSite().words;
  const { hours } = office;
  return (
    <li className={styles.office}>
      <Sky sky={sky} shore={shore} hours={hours} />
      <div className={styles.body}>
        <div>
          <h3>{office.name}</h3>
          {/* It stays selectable; a click on it follows the card's link (`app/shell/start.ts`). */}
          <p className={styles.address} data-leads-on="">
            {office.address.join(', ')}
          </p>
        </div>
        <Island name="office-clock" component={Clock} props={{ hours, words: clock }} />
        <div className={styles.foot}>
          <p className={styles.range}>
            {twelveHour(hours.opens)} - {twelveHour(hours.closes)}
          </p>
          {link ? (
            <TextLink href={link.href} more={office.name}>
              {link.label}
            </TextLink>
          ) : null}
        </div>
      </div>
    </li>
  );
}

export default function Offices({ heading, offices, link }: SectionProps<'offices'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.offices}>
          {offices.map((entry) => (
            <OfficeCard key={entry.office.id} {...entry} link={link} />
          ))}
        </ul>
      </div>
    </section>
  );
}
