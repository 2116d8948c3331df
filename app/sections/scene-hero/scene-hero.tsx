import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './scene-hero.module.css';

export default function SceneHero({ heading, text, picture, figures }: SectionProps<'scene-hero'>) {
  return (
    <section>
      <div className={styles.scene}>
        <Picture picture={picture} sizes="100vw" loading="first" className={styles.picture} />
        <div className="wrap">
          <h1>{heading}</h1>
        </div>
      </div>
      <div className={`wrap ${styles.base}`}>
        <p>{text}</p>
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </section>
  );
}
