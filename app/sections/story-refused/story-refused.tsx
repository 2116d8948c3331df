import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-refused.module.css';

export default function StoryRefused({
  ground,
  heading,
  refused,
  paragraphs,
}: SectionProps<'story-refused'>) {
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} className={styles.words} />
        <ul className={refused[0]?.entry ? styles.form : styles.refused}>
          {refused.map(({ picture, entry, title, reason }) => (
            <li key={title}>
              {picture ? (
                <div className={styles.sheet}>
                  <Picture picture={picture} sizes="(width >= 1024px) 24vw, 50vw" />
                </div>
              ) : null}
              <h3>{title}</h3>
              {entry ? (
                <p className={styles.entry}>
                  <s>{entry}</s>
                </p>
              ) : null}
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
