import { LeadForm } from '#app/lead-form/lead-form.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './audit-form.module.css';

/** By specification no field is marked as required; the server asks only for an e-mail to answer to. */
export default function AuditForm({ heading, text }: SectionProps<'audit-form'>) {
  return (
    <section className={`${styles.section} band slim on-sun`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.form}>
          <LeadForm name="audit" layout="row" />
        </div>
      </div>
    </section>
  );
}
