import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What we build, each with a piece of interface. */
export default function ServiceCards({ heading, text, mirrored, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} band slim on-white`} id="what-we-build">
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          {mirrored ? (
            <p lang={mirrored.language} dir="rtl" aria-hidden="true">
              {mirrored.text}
            </p>
          ) : null}
        </div>
        <p className={styles.text}>{text}</p>
        <ul className={styles.list}>
          {cards.map(({ title, description, picture, link }) => (
            <li key={title}>
              <div className={styles.piece}>
                <Picture picture={picture} sizes="(width >= 1024px) 17vw, 33vw" />
              </div>
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
