import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './answers.module.css';

export default function Answers({ heading, text, questions }: SectionProps<'answers'>) {
  return (
    <div>
      <section className={`${styles.hero} on-ink`}>
        <div className={`wrap ${styles.words}`}>
          <h1>{heading}</h1>
          <Prose blocks={text} Link={Link} />
        </div>
        <b className={`fills ${styles.mark}`} aria-hidden="true">
          ?
        </b>
      </section>
      <ol className={styles.list}>
        {questions.map(({ question, brief, answer }) => (
          <li key={question} id={slugOf(question)}>
            <h2>{question}</h2>
            <p className={styles.brief}>{brief}</p>
            <div className={styles.answer}>
              <Prose blocks={answer} Link={Link} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
