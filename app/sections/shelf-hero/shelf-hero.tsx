import type { SectionProps } from '../schemas.ts';
import styles from './shelf-hero.module.css';

export default function ShelfHero({ heading, text, awards }: SectionProps<'shelf-hero'>) {
  const metals = [...new Set(awards.map(({ metal }) => metal))];
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.words}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.counts} aria-hidden="true">
        {metals.map((metal) => {
          const count = awards.filter((award) => award.metal === metal).length;
          return (
            <b key={metal} className="fills" data-metal={metal} data-count={count}>
              {count}
            </b>
          );
        })}
      </div>
      <svg className={styles.shelf} viewBox="0 0 1440 180" aria-hidden="true">
        <path d="M-10 0Q576 26 1450 -6V22Q576 54 -10 26Z" fill="var(--wood-500)" />
        <path d="M-10 26Q576 54 1450 22V33Q576 65 -10 37Z" fill="var(--umber)" />
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {metals.map((metal) => (
          <span key={metal} data-metal={metal}>
            {metal}
          </span>
        ))}
      </div>
    </section>
  );
}
