import { useSite } from '#app/site.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import styles from './logo.module.css';

/** The sail and the name, bottoms aligned. */
export function Logo() {
  const { name } = useSite();
  return (
    <span className={styles.logo}>
      <span className={styles.lockup}>
        <Sail className={styles.sail} />
        {name}
      </span>
    </span>
  );
}
