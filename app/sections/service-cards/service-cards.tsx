import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** Laid out from right to left, as an Arabic page is; its words are read as they are written. */
export default function ServiceCards({ heading, order, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} band slim on-white`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {order ? (
          <p className={styles.order}>
            {order.map(({ language, text }) => (
              <span key={language} lang={language} dir="auto">
                {text}
              </span>
            ))}
            <Pointer />
          </p>
        ) : null}
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
