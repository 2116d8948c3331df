import { TextLink } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './about-block.module.css';

export default function AboutBlock({ heading, text, figures, action }: SectionProps<'about-block'>) {
  return (
    <section id="about" className={`${styles.section} band row on-tide`}>
      <div className="wrap">
        <div className={styles.columns}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <Figures figures={figures} className={styles.figures} />
          <p className={styles.action}>
            <TextLink {...action} />
          </p>
        </div>
      </div>
    </section>
  );
}
