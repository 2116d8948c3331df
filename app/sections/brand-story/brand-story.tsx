import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-story.module.css';

export default function BrandStory({ heading, paragraphs, picture, figures }: SectionProps<'brand-story'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(width >= 1024px) max(50vw, 1100px), 100vw"
          className={styles.picture}
        />
        <div className="wrap">
          <div className={styles.words}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      {figures ? (
        <div className="wrap">
          <Figures figures={figures} className={styles.figures} />
        </div>
      ) : null}
    </section>
  );
}
