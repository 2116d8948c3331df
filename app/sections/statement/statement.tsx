import type { SectionProps } from '../schemas.ts';
import styles from './statement.module.css';

export default function Statement({ heading, text }: SectionProps<'statement'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
