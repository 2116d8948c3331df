import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './figures-band.module.css';

export default function FiguresBand({ heading, figures }: SectionProps<'figures-band'>) {
  return (
    <section className={`${styles.band} band slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Figures figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
