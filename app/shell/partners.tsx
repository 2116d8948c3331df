import { useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import styles from './partners.module.css';

/** Partners' wordmarks; on large screens one row, expandable. */
export function Partners() {
  const { partners } = useSite().navigation.footer;
  const id = useId();
  if (!partners) return null;
  const { heading, more, less, clients } = partners;
  return (
    <div className={styles.partners}>
      <p>{heading}</p>
      <ul id={id} className={styles.grid} data-state="closed">
        {clients.map(({ name, picture }) => (
          <li key={name}>
            <Picture picture={picture} sizes="120px" widest={120} />
          </li>
        ))}
      </ul>
      <Expander controls={id} more={more} less={less} pointerClass={styles.pointer} />
    </div>
  );
}
