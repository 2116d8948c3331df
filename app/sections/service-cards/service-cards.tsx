import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

type Cards = SectionProps<'service-cards'>['cards'];

/** Two lead: the first, and the one with a price or else the second. */
function leading(cards: Cards): Cards {
  const [first, ...others] = cards;
  const second = others.find(({ link }) => link) ?? others[0];
  return [first, second].filter((card) => card !== undefined);
}

/** What a site may be for, each with a piece of interface; two of them large. */
export default function ServiceCards({ heading, text, cards }: SectionProps<'service-cards'>) {
  const leads = leading(cards);
  const rest = cards.filter((card) => !leads.includes(card));
  return (
    <section className={`${styles.section} band slim on-paper`} id="what-we-build">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.list}>
          {[...leads, ...rest].map(({ title, description, picture, link }, index) => (
            <li key={title} className={index < leads.length ? styles.lead : undefined}>
              <Picture
                picture={picture}
                sizes={
                  index < leads.length
                    ? '(width >= 640px) min(48vw, 690px), 92vw'
                    : '(width >= 640px) min(31vw, 450px), 45vw'
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
