import { Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import Contents from '#app/ui/contents/contents.island.tsx';
import styles from './legal-text.module.css';

type Legal = SectionProps<'legal-text'>;
type Group = NonNullable<Legal['sections'][number]['kept']>[number];

/** An upright bar for each month. */
function Months({ count }: { count: number }) {
  const bars = Array.from({ length: count }, (_, month) => `M${month * 10} 0h7v10h-7Z`);
  return (
    <svg viewBox={`0 0 ${count * 10 - 3} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}

/** What becomes of data, drawn: filled in if it is stored, struck out if it is not there. */
function Kept({ groups }: { groups: readonly Group[] }) {
  return (
    <dl className={styles.kept}>
      {groups.map(({ label, items, locked, withheld, months }) => (
        <div key={label} data-locked={locked} data-withheld={withheld} data-months={months}>
          <dt>{label}</dt>
          {items.map((item, at) => (
            <dd key={item}>
              {months && at === 0 ? <Months count={months} /> : null}
              {item}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

export default function LegalText({
  trail,
  heading,
  statement,
  intro,
  updated,
  contents,
  fields,
  summary,
  sections,
}: Legal) {
  return (
    <div className={`${styles.page} on-paper`}>
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
      <div className={`wrap ${styles.columns}`}>
        <Island
          name="contents"
          component={Contents}
          props={{
            label: contents,
            sections: sections.map(({ id, heading: name }) => ({ id, heading: name })),
          }}
        />
        <div className={styles.text}>
          {sections.map(({ id, heading: name, brief, kept, body }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              {brief ? <p className={styles.brief}>{brief}</p> : null}
              {kept ? <Kept groups={kept} /> : null}
              <Prose blocks={body} Link={Link} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
