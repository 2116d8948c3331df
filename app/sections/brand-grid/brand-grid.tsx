import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-grid.module.css';

/** Brands that small screens show, one below the other. */
const stacked = 13;

export default function BrandGrid({ heading, alt, shown, clients }: SectionProps<'brand-grid'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <div role="img" aria-label={alt} className={styles.grid}>
          {clients.map(({ id, picture }) => (
            <Picture key={id} picture={{ ...picture, alt: '' }} sizes="200px" className={styles.brand} />
          ))}
        </div>
        <ul className={styles.stack}>
          {clients.slice(0, stacked).map(({ id, picture }) => (
            <li key={id} className={styles.brand}>
              <Picture picture={picture} sizes="200px" />
            </li>
          ))}
        </ul>
        <h3>{shown}</h3>
        <ul className={styles.works}>
          {clients.map(({ id, name, sector, href }) =>
            href ? (
              <li key={id}>
                <Link href={href}>{name}</Link> <span>{sector}</span>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}
