import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-story.module.css';

export default function BrandStory({ heading, paragraphs, picture, figures }: SectionProps<'brand-story'>) {
  return (
    <section className={`${styles.section} band slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <div className={styles.stage}>
          <Picture picture={picture} sizes="(width >= 1024px) 50vw, 80vw" className={styles.picture} />
          <div className={styles.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </section>
  );
}
