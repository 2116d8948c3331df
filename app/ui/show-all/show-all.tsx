import { Pointer } from '../pointer/pointer.tsx';
import styles from './show-all.module.css';

interface ShowAllProps {
  /** Viewports narrower than this, in pixels, hide the list items that follow. */
  below: 768 | 1024;
  label: string;
  /** Object of the label, read out after it. */
  of: string;
  /** Names of the hidden items. */
  names?: readonly string[];
}

/**
 * A list item after which narrow viewports hide the rest. Opening it replaces it by the rest; a `<details>`, so it
 * works without script.
 */
export function ShowAll({ below, label, of, names }: ShowAllProps) {
  return (
    <li className={styles.rest} data-below={below}>
      {names ? (
        <p className={styles.names}>
          {names.map((name) => (
            <span key={name}>{name} </span>
          ))}
        </p>
      ) : null}
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
