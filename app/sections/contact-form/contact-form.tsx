import { LeadForm } from '#app/lead-form/lead-form.tsx';
import { openingHours } from '#app/content/clock.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import Clock from '../offices/clock.island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-form.module.css';
import { Postmark } from './postmark.tsx';
import written from './written.module.css';

type Props = SectionProps<'contact-form'>;

/** An office's calling code, as the face value of its stamp. */
function callingCode(phone: string): string {
  return phone.split(' ')[0] ?? '';
}

/** An office as a stamp, with its local time and contact links. */
function Office({ office }: { office: Props['aside']['offices'][number] }) {
  const { clock } = useSite().words;
  const { hours, phone } = office;
  return (
    <li>
      <div className={styles.posted} aria-hidden="true">
        <div className={`${styles.stamp} ${airmail.stamp}`}>
          <p>{callingCode(phone.label)}</p>
          <Picture picture={{ ...office.stamp, alt: '' }} sizes="(width >= 1024px) 270px, 128px" />
        </div>
        <Postmark id={office.id} name={office.name} hours={hours} />
      </div>
      <div className={styles.office}>
        <h3>{office.name}</h3>
        <p className={styles.phone}>
          <Link {...phone} />
        </p>
        <Island name="clock" component={Clock} props={{ hours, words: clock }} />
        <p>
          {weekdays(hours.days, clock.weekdays)}, <span className={styles.hours}>{openingHours(hours)}</span>
        </p>
        <p>
          <Link {...office.email} />
        </p>
      </div>
    </li>
  );
}

export default function ContactForm({ heading, text, salutation, applying, about, aside }: Props) {
  const { chat, email } = useSite();
  return (
    <section id="form" className={`${styles.section} ${airmail.inside}`}>
      <div className={`wrap ${styles.columns} ${airmail.letter}`}>
        <div className={`${styles.form} ${airmail.sheet} on-paper`}>
          <div className={styles.text}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          {salutation ? <p className={styles.salutation}>{salutation}</p> : null}
          <LeadForm
            name="contact"
            subjects={[
              { name: 'role', note: applying.note, known: applying.openings.jobs },
              { name: 'service', note: about.note, known: about.services },
            ]}
          />
        </div>
        <div className={styles.aside}>
          <p className={styles.written}>
            <Link href={chat.href} className={`${written.chat} ${styles.chat}`}>
              <Icon name="whatsapp" /> {aside.chat}
            </Link>
            <Link {...email} className={`${written.email} ${styles.email}`} />
          </p>
          <ul>
            {aside.offices.map((office) => (
              <Office key={office.id} office={office} />
            ))}
          </ul>
        </div>
      </div>
      <div className={`${airmail.edge} ${styles.pocket}`} />
    </section>
  );
}
