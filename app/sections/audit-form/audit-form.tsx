import { LeadForm } from '#app/lead-form/lead-form.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './audit-form.module.css';

/** By specification no field is marked as required; the server only insists on an email address to reply to. */
export default function AuditForm({ heading, terms }: SectionProps<'audit-form'>) {
  return (
    <section className={`${styles.section} band slim on-sun`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={styles.form}>
          <LeadForm name="audit" layout="row" />
        </div>
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
