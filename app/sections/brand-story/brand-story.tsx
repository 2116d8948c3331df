import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-story.module.css';

export default function BrandStory({ heading, pull, paragraphs, picture }: SectionProps<'brand-story'>) {
  return (
    <section id="story" className={`${styles.section} band-start slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Picture
          picture={picture}
          sizes="(width >= 1024px) 80vw, (width >= 768px) 77vw, 89vw"
          className={styles.picture}
        />
        <div className={styles.words}>
          {pull ? <p className={styles.pull}>{pull}</p> : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
