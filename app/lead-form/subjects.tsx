import { useSyncExternalStore } from 'react';
import styles from './lead-form.module.css';

interface SubjectProps {
  /** Name of the parameter of the address and of the field that is sent. */
  name: 'role' | 'service';
  /** `{role}` or `{service}` is filled in. */
  note: string;
  known: readonly { id: string; title: string }[];
}

const never = (): (() => void) => () => undefined;

/** What the address says that the message is about. Only what is known is shown and sent. */
function Subject({ name, note, known }: SubjectProps) {
  // The prerendered page knows nothing of the address's query.
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
  const title = known.find(({ id }) => id === asked)?.title;
  if (title === undefined) return null;
  return (
    <p className={styles.subject}>
      <input type="hidden" name={name} value={title} />
      {note.replace(`{${name}}`, title)}
    </p>
  );
}

/** The job or the service that a link to the form was about (`?role=`, `?service=`). */
export function Subjects({ subjects }: { subjects: readonly SubjectProps[] }) {
  return subjects.map((subject) => <Subject key={subject.name} {...subject} />);
}
