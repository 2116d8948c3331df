import { BoatPart } from '#app/ui/boat/boat.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './careers-hero.module.css';

export default function CareersHero({ heading, text, figures }: SectionProps<'careers-hero'>) {
  return (
    <section className={`${styles.section} on-tide`}>
      <div className={`wrap ${styles.columns}`}>
        <h1>{heading}</h1>
        <div className={styles.words}>
          <p>{text}</p>
          {figures ? <Figures figures={figures} /> : null}
        </div>
      </div>
      {/* Last in the source: it is positioned at the section's bottom, which moves while the rest loads. */}
      <BoatPart part="bow" className={`${styles.bow} on-screen`} />
    </section>
  );
}
