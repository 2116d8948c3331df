import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What is built, with a piece of its interface. */
export default function ServiceCards({ heading, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} band slim on-white`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.cards}>
          {cards.map(({ title, description, picture }) => (
            <li key={title}>
              <div className={styles.piece}>
                <Picture picture={picture} sizes="(width >= 1024px) 25vw, (width >= 640px) 50vw" />
              </div>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
