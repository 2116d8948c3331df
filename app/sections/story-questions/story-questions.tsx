import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { fit } from '../story/ground.ts';
import styles from './story-questions.module.css';

export default function StoryQuestions({
  ground,
  heading,
  picture,
  questions,
  answered,
  paragraphs,
}: SectionProps<'story-questions'>) {
  const layout = picture ? styles.pictured : !answered && styles.alone;
  return (
    <Chapter ground={ground}>
      <div className={`wrap ${layout || ''}`}>
        <div className={answered && styles.answered}>
          <h2 className={styles.heading}>{heading}</h2>
          {answered ? <p>{answered}</p> : null}
        </div>
        <ul className={styles.questions} data-answered={answered && ''}>
          {questions.map(({ text, language, meaning, answer, picture: drawing }) => (
            <li key={text}>
              <p lang={language} dir="auto" data-fit={fit(text)}>
                {text}
              </p>
              {meaning ? <small>{meaning}</small> : null}
              {answer ? <b>{answer}</b> : null}
              {drawing ? <Picture picture={drawing} sizes="(width >= 768px) 17vw, 26vw" /> : null}
            </li>
          ))}
        </ul>
        {picture ? <Picture picture={picture} sizes="(width >= 1024px) 46vw, 100vw" /> : null}
        <Words paragraphs={paragraphs} />
      </div>
    </Chapter>
  );
}
