import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './price-terms.module.css';

export default function PriceTerms({ heading, movers, terms }: SectionProps<'price-terms'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <ul className={styles.tape}>
          {movers.map(({ label, text }) => (
            <li key={label}>
              <h3>{label}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.terms}>
          {terms.map(({ label, text }) => (
            <Disclosure key={label} summary={label}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
