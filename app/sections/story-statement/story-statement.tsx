import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './story-statement.module.css';

export default function StoryStatement({ ground, text, point, paragraphs }: SectionProps<'story-statement'>) {
  return (
    <Chapter ground={ground}>
      <div className={`wrap columns ${styles.columns}`}>
        <p className={styles.lead} data-long={(point && text.length > 240) || undefined}>
          {text} {point ? <mark>{point}</mark> : null}
        </p>
        {paragraphs?.map((paragraph) => (
          <p key={paragraph} className={styles.more}>
            {paragraph}
          </p>
        ))}
      </div>
    </Chapter>
  );
}
