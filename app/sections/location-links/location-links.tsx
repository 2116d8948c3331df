import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './location-links.module.css';

export default function LocationLinks({ heading, links }: SectionProps<'location-links'>) {
  return (
    <section className={`${styles.section} band row on-sand half-foot`}>
      <div className={`wrap ${styles.row}`}>
        <h2>{heading}</h2>
        <ul>
          {links.map(({ label, more, href }) => (
            <li key={href}>
              <Link href={href} more={more}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
