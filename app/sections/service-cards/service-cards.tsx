import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What a site may be for, each with a piece of interface; the one with a price, or else the first, is large. */
export default function ServiceCards({ heading, text, cards }: SectionProps<'service-cards'>) {
  const main = cards.find(({ link }) => link) ?? cards[0];
  return (
    <section className={`${styles.section} band slim on-paper`} id="what-we-build">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.list}>
          {cards.map(({ title, description, picture, link }) => (
            <li key={title} className={title === main?.title ? styles.main : undefined}>
              <Picture
                picture={picture}
                sizes={
                  title === main?.title
                    ? '(width >= 1024px) min(56vw, 820px), 92vw'
                    : '(width >= 1024px) min(22vw, 320px), 35vw'
                }
                className={styles.piece}
              />
              <h3>{title}</h3>
              <p>{description}</p>
              {link ? <Link {...link} /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
