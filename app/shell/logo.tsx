import { useSite } from '#app/site/site.tsx';
import { Mark } from '#app/ui/mark/mark.tsx';
import styles from './logo.module.css';

/** Mark and name, aligned at the bottom. The link around it has the accessible name. */
export function Logo() {
  const { name } = useSite();
  return (
    <span className={styles.logo} aria-hidden="true">
      <span className={styles.lockup}>
        <Mark className={styles.mark} />
        {name}
      </span>
    </span>
  );
}
