import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { fit } from '../story/ground.ts';
import styles from './story-labels.module.css';

export default function StoryLabels(props: SectionProps<'story-labels'>) {
  const { ground, heading, paragraphs, labels, picture } = props;
  return (
    <Chapter ground={ground} className={styles.chapter}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} className={styles.words} />
        <div className={styles.desk}>
          <ul className={styles.cards}>
            {labels.map((label) => (
              <li key={label}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 4h16v16H4Z" />
                  <path d="M8 12l3.500 4L22 1" />
                </svg>
                <span data-fit={fit(label)}>{label}</span>
              </li>
            ))}
          </ul>
          <Picture picture={picture} sizes="(width >= 768px) 26vw, 40vw" className={styles.hand} />
        </div>
      </div>
    </Chapter>
  );
}
