import { Pointer } from '../pointer/pointer.tsx';
import styles from './show-all.module.css';

interface ShowAllProps {
  /** Windows narrower than this, in pixels, leave out what follows in the list. */
  below: 768 | 1024;
  label: string;
  /** What there is more of; read out after the label. */
  of: string;
}

/**
 * An item of a list that narrow windows show only up to here. Pressed, it gives its place to the rest, on the
 * platform's own element: without script, too.
 */
export function ShowAll({ below, label, of }: ShowAllProps) {
  return (
    <li className={styles.rest} data-below={below}>
      <details>
        <summary>
          {label}
          <span className="visually-hidden">: {of}</span>
          <Pointer className={styles.pointer} />
        </summary>
      </details>
    </li>
  );
}
