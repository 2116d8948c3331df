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
      <svg className={styles.shelf} viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M360 24h16v104h-16ZM376 104Q456 100 474 30h20Q490 122 376 124Z" fill="var(--ember-500)" />
        <path d="M1110 16h16v104h-16ZM1126 96Q1206 92 1224 22h20Q1240 114 1126 116Z" fill="var(--umber)" />
        <path d="M-10 0Q576 26 1450 -6V22Q576 54 -10 26Z" fill="var(--wood-500)" />
        <path d="M-10 26Q576 54 1450 22V33Q576 65 -10 37Z" fill="var(--umber)" />
      </svg>
    </section>
  );
}
