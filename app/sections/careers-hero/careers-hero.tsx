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
      {/* Last, because it hangs from the foot of the section, which would carry it along while the rest arrives. */}
      <BoatPart part="bow" className={`${styles.bow} on-screen`} />
    </section>
  );
}
