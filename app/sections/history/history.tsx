import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './history.module.css';

export default function History({ heading, paragraphs, figures }: SectionProps<'history'>) {
  return (
    <section className={`${styles.section} band on-sand`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Figures figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
