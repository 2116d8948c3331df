import { useState } from 'react';
import { useSite } from '#app/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import styles from './partners.module.css';

/** Partners' wordmarks; on large screens the first row, and the others on demand. */
export function Partners() {
  const { heading, more, less, clients } = useSite().navigation.footer.partners;
  const [expanded, setExpanded] = useState(false);
  return (
    <div className={styles.partners} data-expanded={expanded || undefined}>
      <div className={styles.head}>
        <p>{heading}</p>
        <button type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? less : more}
          <Sail className={styles.pointer} />
        </button>
      </div>
      <ul className={styles.grid}>
        {clients.map(({ name, picture }) => (
          <li key={name}>
            <Picture picture={picture} sizes="200px" />
          </li>
        ))}
      </ul>
    </div>
  );
}
