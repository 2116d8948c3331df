import type { SectionProps } from '../schemas.ts';
import styles from './price-terms.module.css';

export default function PriceTerms({ heading, movers, terms }: SectionProps<'price-terms'>) {
  return (
    <section className="band on-sun">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <ul className={styles.movers}>
          {movers.map((mover) => (
            <li key={mover}>{mover}</li>
          ))}
        </ul>
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
