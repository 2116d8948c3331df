import { useRef } from 'react';
import { Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './legal-text.module.css';
import { useCurrentSection } from './use-current-section.ts';

export default function LegalText({
  trail,
  heading,
  intro,
  updated,
  contents,
  sections,
}: SectionProps<'legal-text'>) {
  const text = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(text);
  return (
    <div className="band-end on-paper">
      <header className={`${styles.head} on-ink`}>
        <div className="wrap">
          <Trail {...trail} />
          <h1>{heading}</h1>
          <p>{intro}</p>
          {updated ? <p className={styles.updated}>{updated}</p> : null}
        </div>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <nav aria-label={contents} className={styles.contents}>
          <ol>
            {sections.map(({ id, heading: name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div ref={text} className={styles.text}>
          {sections.map(({ id, heading: name, body }) => (
            <section key={id} id={id}>
              <h2>{name}</h2>
              <Prose blocks={body} Link={Link} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
