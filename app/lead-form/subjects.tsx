import { fillIn } from '#app/content/fill-in.ts';
import { useScripted } from '#app/ui/island/use-scripted.ts';
import styles from './lead-form.module.css';

interface SubjectProps {
  /** Name of the query parameter and of the submitted field. */
  name: 'role' | 'service';
  /** Template with `{role}` or `{service}`. */
  note: string;
  known: readonly { id: string; title: string }[];
}

/** What the query says the message is about. Only known ids are shown and sent. */
function Subject({ name, note, known }: SubjectProps) {
  // Prerendering has no query.
  const asked = useScripted() ? new URLSearchParams(location.search).get(name) : null;
  const title = known.find(({ id }) => id === asked)?.title;
  if (title === undefined) return null;
  return (
    <p className={styles.subject}>
      <input type="hidden" name={name} value={title} />
      {fillIn(note, { [name]: title })}
    </p>
  );
}

/** The job or service a link to the form was about (`?role=`, `?service=`). */
export function Subjects({ subjects }: { subjects: readonly SubjectProps[] }) {
  return subjects.map((subject) => <Subject key={subject.name} {...subject} />);
}
