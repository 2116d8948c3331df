import { LeadForm } from '#app/lead-form/lead-form.tsx';
import { twelveHour } from '#app/content/twelve-hour.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import Clock from '../offices/clock.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-form.module.css';

type Props = SectionProps<'contact-form'>;

/** An office as a stamp: its plan, its hour, and the ways to reach it without the form. */
function Stamp({ office }: { office: Props['aside']['offices'][number] }) {
  const { clock, map } = useSite().words;
  const { hours } = office;
  return (
    <li>
      <div className={styles.stamp}>
        <Picture picture={{ ...office.streets, alt: '' }} sizes="220px" />
      </div>
      <div className={styles.office}>
        <h3>{office.name}</h3>
        <Island name="office-clock" component={Clock} props={{ hours, words: clock }} />
        <p className={styles.phone}>
          <Link href={office.phone.href}>{office.phone.label}</Link>
        </p>
        <p>
          {weekdays(hours.days, clock.weekdays)}, {twelveHour(hours.opens)} - {twelveHour(hours.closes)}
        </p>
        <p className={styles.email}>
          <Link href={office.email.href}>{office.email.label}</Link>
        </p>
        <p className={styles.address}>
          {office.address.join(', ')}{' '}
          <Link href={office.mapHref} more={office.name}>
            {map.open}
          </Link>
        </p>
      </div>
    </li>
  );
}

export default function ContactForm({ heading, text, applying, about, aside }: Props) {
  return (
    <section id="form" className={`${styles.section} band-end`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={`${styles.form} on-paper`}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <LeadForm
            name="contact"
            subjects={[
              { name: 'role', note: applying.note, known: applying.openings.jobs },
              { name: 'service', note: about.note, known: about.services },
            ]}
          />
        </div>
        <div className={styles.aside}>
          <h2>{aside.heading}</h2>
          <ul>
            {aside.offices.map((office) => (
              <Stamp key={office.id} office={office} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
