import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-story.module.css';

/** The words, then the picture: its foot is the ground of the figures below. */
export default function BrandStory({ heading, pull, paragraphs, picture }: SectionProps<'brand-story'>) {
  return (
    <section className={`${styles.section} band-start slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {pull ? <p className={styles.pull}>{pull}</p> : null}
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
      </div>
    </section>
  );
}
