import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './client-logos.module.css';

export default function ClientLogos({ heading, link, clients }: SectionProps<'client-logos'>) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          {link ? (
            <TextLink href={link.href} more={link.more}>
              {link.label}
            </TextLink>
          ) : null}
        </div>
        <ul className={styles.grid}>
          {clients.map((client) => (
            <li key={client.name}>
              <Picture picture={client.picture} sizes="200px" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
