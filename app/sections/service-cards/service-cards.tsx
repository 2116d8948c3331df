import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

export default function ServiceCards({ heading, cards }: SectionProps<'service-cards'>) {
  return (
    <section className={`${styles.section} band slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.cards}>
          {cards.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
