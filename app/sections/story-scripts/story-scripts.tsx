import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { fit } from '../story/ground.ts';
import styles from './story-scripts.module.css';

export default function StoryScripts({
  ground,
  scripts,
  heading,
  paragraphs,
}: SectionProps<'story-scripts'>) {
  return (
    <Chapter ground={ground} bleeds>
      {scripts.map(({ name, text, language, picture, note }) => (
        <figure key={name} className={styles.band}>
          {picture ? (
            <Picture picture={picture} sizes="100vw" className={styles.drawn} />
          ) : (
            <p lang={language} dir="auto" className={styles.set} data-fit={fit(text ?? '')}>
              {text}
            </p>
          )}
          <figcaption>
            <b>{name}</b> {note}
          </figcaption>
        </figure>
      ))}
      <div className={`wrap ${styles.words}`}>
        <Words heading={heading} paragraphs={paragraphs} />
      </div>
    </Chapter>
  );
}
