import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-story.module.css';

export default function BrandStory({
  heading,
  pull,
  paragraphs,
  picture,
  figures,
}: SectionProps<'brand-story'>) {
  return (
    <section className={`${styles.section} band-start slim on-paper`}>
      <div className={`wrap ${styles.stage}`}>
        <h2>{heading}</h2>
        <Picture picture={picture} sizes="(width >= 1024px) 50vw, 80vw" className={styles.picture} />
        <div className={styles.words}>
          {pull ? <p className={styles.pull}>{pull}</p> : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
