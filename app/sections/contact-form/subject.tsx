import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydrated/hydrated.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-form.module.css';

type Form = SectionProps<'contact-form'>;

interface SubjectProps {
  /** Name of the parameter of the address and of the field that is sent. */
  name: 'role' | 'service';
  /** `{role}` or `{service}` is filled in. */
  note: string;
  known: readonly { id: string; title: string }[];
}

/** What the address says that the message is about. Only what is known is shown and sent. */
function Subject({ name, note, known }: SubjectProps) {
  const { search } = useLocation();
  const asked = useHydrated() ? new URLSearchParams(search).get(name) : null;
  const title = known.find(({ id }) => id === asked)?.title;
  if (title === undefined) return null;
  return (
    <p className={styles.subject}>
      <input type="hidden" name={name} value={title} />
      {note.replace(`{${name}}`, title)}
    </p>
  );
}

/** The job or the service that a link to this page was about (`?role=`, `?service=`). */
export function Subjects({ applying, about }: Pick<Form, 'applying' | 'about'>) {
  return (
    <>
      <Subject name="role" note={applying.note} known={applying.openings.jobs} />
      <Subject name="service" note={about.note} known={about.services} />
    </>
  );
}
