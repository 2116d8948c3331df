import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** An index of what a site may be for, beside the people who ask for it. */
export default function ServiceCards({ heading, text, picture, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} slim`} id="what-we-build">
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ul>
          {cards.map(({ title, description, link }) => (
            <li key={title}>
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
