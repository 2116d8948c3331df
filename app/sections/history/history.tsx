import type { SectionProps } from '../schemas.ts';
import styles from './history.module.css';

export default function History({ heading, paragraphs }: SectionProps<'history'>) {
  return (
    <section className={`${styles.room} on-ink`}>
      <div className={styles.light}>
        <span />
      </div>
      <div className={styles.columns}>
        <h2>{heading}</h2>
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
