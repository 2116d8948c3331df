import type { SectionProps } from '../schemas.ts';
import styles from './steps.module.css';

export default function Steps({ heading, steps, done = 0 }: SectionProps<'steps'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} data-done={index < done || undefined}>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
