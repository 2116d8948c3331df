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
  /** Logos shown while collapsed; all by default. */
  shown?: number;
}

/** Logos in ruled cells. */
export function Logos({ logos, id, shown }: LogosProps) {
  return (
    <ul id={id} className={styles.grid} data-state={shown === undefined ? undefined : 'closed'}>
      {logos.map(({ client, isLarge }, index) => (
        <li
          key={client.id}
          data-large={isLarge || undefined}
          data-rest={index >= (shown ?? logos.length) || undefined}
        >
          <Picture picture={client.picture} sizes="200px" />
        </li>
      ))}
    </ul>
  );
}
