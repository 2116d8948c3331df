import { useSite } from '#app/site/site.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import styles from './logo.module.css';

/** The sail and the name, bottoms aligned. Its link says in words where it leads. */
export function Logo() {
  const { name } = useSite();
  return (
    <span className={styles.logo} aria-hidden="true">
      <span className={styles.lockup}>
        <Sail className={styles.sail} />
        {name}
      </span>
    </span>
  );
}
