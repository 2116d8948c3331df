import type { SectionProps } from '../schemas.ts';
import styles from './price-terms.module.css';

export default function PriceTerms({ heading, movers, terms }: SectionProps<'price-terms'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <h2 className="wrap">{heading}</h2>
      <ul className={styles.tape}>
        {movers.map(({ label, text }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <dl className="wrap">
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
