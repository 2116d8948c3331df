import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './answers.module.css';

type Question = SectionProps<'answers'>['questions'][number];

/** A picture at least this many times as wide as high runs along the foot of its answer; others take half of its row. */
const wide = 3;

function showsOf({ people, picture }: Question): 'people' | 'band' | 'half' | undefined {
  if (people) return 'people';
  if (picture) return picture.width / picture.height >= wide ? 'band' : 'half';
  return undefined;
}

function People({ people }: { people: NonNullable<Question['people']> }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, role, picture, cutout }) => (
        <li key={id}>
          <Picture picture={cutout ?? picture} sizes="(width >= 768px) 13.4vw, 22.5vw" />
          <p>
            <b>{name}</b> {role}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Answer(props: Question) {
  const { question, brief, people, picture, answer } = props;
  const shows = showsOf(props);
  return (
    <li id={slugOf(question)} className={styles.answer} data-shows={shows}>
      <div className={styles.words}>
        <h2>{question}</h2>
        <p className={styles.brief}>{brief}</p>
        <div className={styles.full}>
          <Prose blocks={answer} Link={Link} />
        </div>
      </div>
      {people ? <People people={people} /> : null}
      {picture ? (
        <Picture
          picture={picture}
          sizes={shows === 'half' ? '(width >= 768px) 50vw, 100vw' : '100vw'}
          className={styles.picture}
        />
      ) : null}
    </li>
  );
}

export default function Answers({ heading, text, questions }: SectionProps<'answers'>) {
  return (
    <div>
      <section className={`${styles.hero} on-ink`}>
        <div className={`wrap ${styles.cover}`}>
          <h1 className="fills">{heading}</h1>
          <Prose blocks={text} Link={Link} />
          <ol className={styles.index}>
            {questions.map(({ question, brief }) => (
              <li key={question}>
                <a href={`#${slugOf(question)}`}>
                  {question} <b>{brief}</b>
                </a>
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
