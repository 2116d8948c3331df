import type { SectionProps } from '../schemas.ts';
import styles from './steps.module.css';

export default function Steps({ heading, steps }: SectionProps<'steps'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
