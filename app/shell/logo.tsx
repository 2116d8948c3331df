import { useSite } from '#app/site/site.tsx';
import { Mark } from '#app/ui/mark/mark.tsx';
import styles from './logo.module.css';

/** The mark and the name, bottoms aligned. Its link says in words where it leads. */
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
