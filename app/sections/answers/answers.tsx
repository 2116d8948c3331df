import { slugOf } from '#app/content/slug.ts';
import { ActionLink, Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './answers.module.css';

type Question = SectionProps<'answers'>['questions'][number];

function People({ people }: { people: NonNullable<Question['people']> }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, role, picture, cutout }) => (
        <li key={id}>
          <Picture picture={cutout ?? picture} sizes="(width >= 768px) 15vw, 30vw" />
          <p>
            <b>{name}</b> {role.replace(/^.*, /, '')}
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

/** A wide picture takes the full row, with the words in it. */
const wide = 1.6;

/** An upright picture takes half of an answer's row, people and wide pictures the full row. */
function showsOf({ people, picture, examples }: Question): string | undefined {
  if (people) return 'people';
  if (examples) return 'examples';
  if (!picture) return undefined;
  return picture.width / picture.height > wide ? 'scene' : 'half';
}

function Answer(answered: Question) {
  const { question, brief, people, picture, caption, examples, answer } = answered;
  const shows = showsOf(answered);
  return (
    <li id={slugOf(question)} className={styles.answer} data-shows={shows}>
      <div className={styles.words}>
        <h2>{question}</h2>
        <Brief text={brief} />
        {examples ? (
          <Picture picture={examples} sizes="(width >= 1100px) 728px, 92vw" className={styles.examples} />
        ) : null}
        <div className={styles.full}>
          <Prose blocks={answer} Link={Link} />
        </div>
      </div>
      {people ? <People people={people} /> : null}
      {picture ? (
        <Picture
          picture={picture}
          sizes={shows === 'scene' ? '(width >= 768px) 100vw, 180vw' : '(width >= 768px) 50vw, 100vw'}
          className={styles.picture}
        />
      ) : null}
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </li>
  );
}

export default function Answers({ heading, text, questions, ask }: SectionProps<'answers'>) {
  const { chat } = useSite();
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`);
  // The last number is left open for the visitor's own question.
  const message = encodeURIComponent([ask?.greeting, ...list, `${list.length + 1}. `].join('\n'));
  const asking = ask ? { href: `${chat.href}?text=${message}`, label: ask.label } : undefined;
  return (
    <div>
      <section className={styles.hero}>
        <div className={styles.asked}>
          <div className={`wrap ${styles.cover}`}>
            <h1 className="fills">{heading}</h1>
            <Prose blocks={text} Link={Link} />
          </div>
        </div>
        <div className={`${styles.asking} on-ink`}>
          {asking ? (
            <Link href={asking.href} className={`${styles.dot} on-screen`}>
              <Icon name="whatsapp" />
              <span>
                {asking.label} <Pointer className={styles.pointer} />
              </span>
            </Link>
          ) : null}
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
      {ask && asking ? (
        <section className={`${styles.answer} ${styles.ask} on-screen`}>
          <div className={styles.words}>
            <h2>{ask.question}</h2>
            <Brief text={ask.brief} />
            <ActionLink {...asking} tone="sun">
              <Icon name="whatsapp" /> {asking.label}
            </ActionLink>
          </div>
        </section>
      ) : null}
    </div>
  );
}
