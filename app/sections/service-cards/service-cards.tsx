import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What a site may be for, each with a piece of interface; the one with a price stands out. */
export default function ServiceCards({ heading, text, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} band slim on-white`} id="what-we-build">
      <div className="wrap">
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.list}>
          {cards.map(({ title, description, picture, link }) => (
            <li key={title} className={link ? styles.priced : undefined}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) min(23vw, 310px), 30vw"
                className={styles.piece}
              />
              <h3>{title}</h3>
              <p>
                {description} {link ? <Link {...link} /> : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
