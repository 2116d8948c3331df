import type { SectionProps } from '../schemas.ts';
import styles from './statement.module.css';

export default function Statement({ heading, text, stress }: SectionProps<'statement'>) {
  const [before, after] = stress ? text.split(stress) : [text];
  return (
    <section className="band on-paper">
      <div className={styles.columns}>
        <h2>{heading}</h2>
        <p>
          {before}
          {stress ? <strong>{stress}</strong> : null}
          {after}
        </p>
      </div>
    </section>
  );
}
