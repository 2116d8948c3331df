import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './cargo.module.css';

/** The hold of a boat from above, with the clients as cargo. */
export default function Cargo({ heading, link, clients }: SectionProps<'cargo'>) {
  return (
    <section className={styles.section}>
      <div className={styles.boat}>
        <div className={`${styles.head} ends`}>
          <h2 className="named">{heading}</h2>
          <TextLink {...link} />
        </div>
        <ul className={styles.hold}>
          {clients.map(({ id, picture }) => (
            <li key={id}>
              <Picture picture={picture} sizes="240px" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
