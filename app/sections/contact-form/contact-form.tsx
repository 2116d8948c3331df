import { LeadForm } from '#app/forms/lead-form/lead-form.tsx';
import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-form.module.css';

export default function ContactForm({ heading, text, applying, about, aside }: SectionProps<'contact-form'>) {
  return (
    <section id="form" className="band on-sand">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.aside}>
            <h3>{aside.heading}</h3>
            <ul>
              {aside.offices.map((office) => (
                <li key={office.id}>
                  <b>{office.name}</b>
                  <Link href={office.phone.href}>{office.phone.label}</Link>
                  <Link href={office.email.href}>{office.email.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.form}>
          <LeadForm
            name="contact"
            subjects={[
              { name: 'role', note: applying.note, known: applying.openings.jobs },
              { name: 'service', note: about.note, known: about.services },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
