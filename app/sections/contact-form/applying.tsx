import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydrated/hydrated.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-form.module.css';

/** The job that the address names (`?role=`), said to the visitor and sent along with the message. */
export function Applying({ note, openings }: SectionProps<'contact-form'>['applying']) {
  const { search } = useLocation();
  const asked = useHydrated() ? new URLSearchParams(search).get('role') : null;
  const job = openings.jobs.find(({ id }) => id === asked);
  if (!job) return null;
  return (
    <p className={styles.applying}>
      <input type="hidden" name="role" value={job.title} />
      {note.replace('{role}', job.title)}
    </p>
  );
}
