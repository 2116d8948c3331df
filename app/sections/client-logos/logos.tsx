import type { Client } from '#app/content/model.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './client-logos.module.css';

export interface Logo {
  client: Client;
  isLarge: boolean;
}

interface LogosProps {
  logos: readonly Logo[];
  id?: string;
  /** Whether those after the first `shown` are out of sight. */
  collapsed?: boolean;
  shown?: number;
}

/** Wordmarks in ruled cells. */
export function Logos({ logos, id, collapsed = false, shown = logos.length }: LogosProps) {
  return (
    <ul id={id} className={styles.grid} data-collapsed={collapsed || undefined}>
      {logos.map(({ client, isLarge }, index) => (
        <li key={client.id} data-large={isLarge || undefined} data-rest={index >= shown || undefined}>
          <Picture picture={client.picture} sizes="200px" />
        </li>
      ))}
    </ul>
  );
}
