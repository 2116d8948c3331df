import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './stats.module.css';

export default function Stats({ heading, figures }: SectionProps<'stats'>) {
  return (
    <section className={`${styles.section} band row on-sun`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Figures figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
