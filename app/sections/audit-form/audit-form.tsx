import { LeadForm } from '#app/lead/lead-form.tsx';
import { useSite } from '#app/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './audit-form.module.css';

/** By specification no field is marked as required; the server asks only for an e-mail to answer to. */
export default function AuditForm({ heading, text }: SectionProps<'audit-form'>) {
  const { audit, success } = useSite().forms;
  const { fields, submit, submitting } = audit;
  return (
    <section className={`${styles.section} band on-sun`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.form}>
          <LeadForm
            name="audit"
            submit={submit}
            submitting={submitting}
            success={success.text}
            fields={[
              { name: 'name', ...fields.name, autoComplete: 'name', wide: true },
              { name: 'email', ...fields.email, type: 'email', autoComplete: 'email', wide: true },
              {
                name: 'website',
                ...fields.website,
                type: 'text',
                inputMode: 'url',
                autoComplete: 'url',
                wide: true,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
