import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import Contents from '#app/ui/contents/contents.island.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';

type Body = SectionProps<'article-body'>;

interface ChapterProps {
  chapter: Body['body'][number];
  lead?: string;
}

function Chapter({ chapter: { id, heading, body, side }, lead }: ChapterProps) {
  return (
    <div id={id} className={styles.chapter}>
      {heading ? <h2>{heading}</h2> : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {side ? (
        <Picture
          picture={side}
          sizes="(width >= 1440px) calc(50vw - 410px), (width >= 1024px) 23vw, 100vw"
          className={styles.side}
        />
      ) : null}
      <Prose blocks={body} Link={Link} />
    </div>
  );
}

export default function ArticleBody({ lead, opening, body, contents, more, less }: Body) {
  const rest = useId();
  const named = (chapters: Body['body']) =>
    chapters.flatMap(({ id, heading }) => (id && heading ? [{ id, heading }] : []));
  const sections = named([...opening, ...body]);

  return (
    <section className={`${styles.section} on-white`}>
      {sections.length > 1 ? (
        <Island name="contents" component={Contents} props={{ label: contents, sections }} />
      ) : null}
      {opening.map((chapter, index) => (
        <Chapter key={index} chapter={chapter} {...(index === 0 ? { lead } : undefined)} />
      ))}
      <div id={rest} className={styles.body} data-state="closed">
        {body.map((chapter, index) => (
          <Chapter key={index} chapter={chapter} />
        ))}
      </div>
      {/* On small screens: what the closed part holds, and the button that opens it. */}
      <div className={styles.rest}>
        <ol>
          {named(body).map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
        <Expander
          controls={rest}
          more={more}
          less={less}
          className={buttonClass({})}
          pointerClass={styles.pointer}
        />
      </div>
    </section>
  );
}
