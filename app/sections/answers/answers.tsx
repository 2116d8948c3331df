import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './answers.module.css';

export default function Answers({ heading, text, questions }: SectionProps<'answers'>) {
  return (
    <div>
      <section className={`${styles.hero} on-ink`}>
        <div className={`wrap ${styles.words}`}>
          <h1 className="fills">{heading}</h1>
          <Prose blocks={text} Link={Link} />
          <ol className={styles.index}>
            {questions.map(({ question, brief }) => (
              <li key={question}>
                <a href={`#${slugOf(question)}`}>{brief}</a>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ol className={styles.list}>
        {questions.map(({ question, brief, answer, picture }) => (
          <li key={question} id={slugOf(question)}>
            <h2>{question}</h2>
            <p className={styles.brief}>{brief}</p>
            {picture ? (
              <Picture picture={picture} sizes="(width >= 768px) 31vw, 220px" className={styles.picture} />
            ) : null}
            <div className={styles.answer}>
              <Prose blocks={answer} Link={Link} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
