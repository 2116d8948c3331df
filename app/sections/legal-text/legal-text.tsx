import { Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import Contents from '#app/ui/contents/contents.island.tsx';
import styles from './legal-text.module.css';

type Legal = SectionProps<'legal-text'>;

export default function LegalText({
  trail,
  heading,
  statement,
  intro,
  updated,
  contents,
  fields,
  kept,
  summary,
  sections,
}: Legal) {
  return (
    <div className={`${styles.page} ${kept ? '' : 'band-end slim'} on-paper`}>
      <header className={`${styles.head} on-ink`}>
        <div className="wrap">
          <Trail {...trail} />
          <div className={`${styles.title} ends`}>
            <h1>{heading}</h1>
            {updated ? <p>{updated}</p> : null}
          </div>
          <p className={styles.statement}>{statement}</p>
          {fields ? (
            <div className={styles.fields} aria-hidden="true">
              {fields.map((label) => (
                <i key={label}>{label}</i>
              ))}
            </div>
          ) : null}
          <p className={styles.intro}>{intro}</p>
        </div>
      </header>
      {summary ? (
        <div className={`${styles.summary} on-sun`}>
          <div className="wrap">
            <h2>{summary.heading}</h2>
            <ul>
              {summary.answers.map(({ question, answer, href }) => (
                <li key={question}>
                  <Link href={href}>
                    <b>{question}</b> <span>{answer}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {kept ? (
        <dl className={`wrap ${styles.kept}`}>
          {kept.map(({ label, items, withheld }) => (
            <div key={label}>
              <dt>{label}</dt>
              {items.map((item) => (
                <dd key={item} data-withheld={withheld}>
                  {item}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : null}
      <div className={`wrap ${styles.columns}`} data-panels={kept ? '' : undefined}>
        <Island
          name="contents"
          component={Contents}
          props={{
            label: contents,
            sections: sections.map(({ id, heading: name }) => ({ id, heading: name })),
          }}
        />
        <div className={styles.text}>
          {sections.map(({ id, heading: name, brief, body }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              {brief ? <p className={styles.brief}>{brief}</p> : null}
              <Prose blocks={body} Link={Link} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
