import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './answers.module.css';

type Question = SectionProps<'answers'>['questions'][number];

function People({ people }: { people: NonNullable<Question['people']> }) {
  return (
    // On phones the row scrolls sideways, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.people} tabIndex={0}>
      {people.map(({ id, name, role, picture, cutout }) => (
        <li key={id}>
          <Picture picture={cutout ?? picture} sizes="(width >= 1024px) 13vw, 128px" />
          <p>
            <b>{name}</b> {role}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The short answer. Its full stop is styled like the dot of the question mark. */
function Brief({ text }: { text: string }) {
  const words = text.replace(/\.$/, '');
  return (
    <p className={styles.brief}>
      {words}
      {words === text ? null : <b>.</b>}
    </p>
  );
}

/** A picture takes half of an answer's row, people the full row. */
function Answer({ question, brief, people, picture, answer }: Question) {
  const half = picture ? 'half' : undefined;
  return (
    <li id={slugOf(question)} className={styles.answer} data-shows={people ? 'people' : half}>
      <div className={styles.words}>
        <h2>{question}</h2>
        <Brief text={brief} />
        <div className={styles.full}>
          <Prose blocks={answer} Link={Link} />
        </div>
      </div>
      {people ? <People people={people} /> : null}
      {picture ? (
        <Picture picture={picture} sizes="(width >= 768px) 50vw, 100vw" className={styles.picture} />
      ) : null}
    </li>
  );
}

export default function Answers({ heading, text, questions }: SectionProps<'answers'>) {
  return (
    <div>
      <section className={styles.hero}>
        <div className={styles.asked}>
          <div className={`wrap ${styles.cover}`}>
            <h1 className="fills">{heading}</h1>
            <Prose blocks={text} Link={Link} />
          </div>
        </div>
        <div className="on-ink">
          <ol className={`wrap ${styles.index}`}>
            {questions.map(({ question }) => (
              <li key={question}>
                <a href={`#${slugOf(question)}`}>{question}</a>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ol className={styles.list}>
        {questions.map((question) => (
          <Answer key={question.question} {...question} />
        ))}
      </ol>
    </div>
  );
}
