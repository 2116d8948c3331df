import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What we build, each with a piece of interface. */
export default function ServiceCards({ heading, text, mirrored, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} on-white`} id="what-we-build">
      <div className={styles.head}>
        <h2>{heading}</h2>
        {mirrored ? (
          <p lang={mirrored.language} dir="rtl" aria-hidden="true">
            {mirrored.text}
          </p>
        ) : null}
        <p>{text}</p>
      </div>
      <ul className={styles.list}>
        {cards.map(({ title, description, picture, link }) => (
          <li key={title}>
            <div className={styles.piece}>
              <Picture picture={picture} sizes="(width >= 1024px) 33vw, 44vw" />
            </div>
            <h3>{title}</h3>
            <p>
              {description} {link ? <Link {...link} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
