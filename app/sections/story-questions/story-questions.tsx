import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { fit } from '../story/ground.ts';
import styles from './story-questions.module.css';

export default function StoryQuestions({
  ground,
  heading,
  questions,
  paragraphs,
}: SectionProps<'story-questions'>) {
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.questions}>
          {questions.map(({ text, language }) => (
            <li key={text} lang={language} dir="auto" data-fit={fit(text)}>
              {text}
            </li>
          ))}
        </ul>
        <Words paragraphs={paragraphs} />
      </div>
    </Chapter>
  );
}
