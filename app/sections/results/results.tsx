import { ActionLink } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './results.module.css';

export default function Results({ heading, picture, figures, action }: SectionProps<'results'>) {
  return (
    <section className={`${styles.section} slim band ${picture ? 'on-ink apart' : 'on-paper'}`}>
      {picture ? (
        <Picture picture={picture} sizes="(width >= 1240px) 60vw, 10px" className={styles.picture} />
      ) : null}
      <div className="wrap">
        <h2>{heading}</h2>
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
        <p className={styles.action}>
          <ActionLink {...action} />
        </p>
      </div>
    </section>
  );
}
