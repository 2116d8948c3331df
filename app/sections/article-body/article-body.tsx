import { type ReactNode, useId } from 'react';
import { Link } from '#app/links/link.tsx';
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
  /** Stands where others have their heading. */
  contents?: ReactNode;
  lead?: string;
}

function Chapter({ chapter: { id, heading, body, side }, contents, lead }: ChapterProps) {
  return (
    <div id={id} className={styles.chapter}>
      <div className={styles.margin}>{heading ? <h2>{heading}</h2> : contents}</div>
      <div className={styles.text}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {side ? (
          <Picture
            picture={side}
            sizes="(width >= 1440px) calc(50vw - 370px), (width >= 1024px) 25vw, 1px"
            className={styles.side}
          />
        ) : null}
        <Prose blocks={body} Link={Link} />
      </div>
    </div>
  );
}

export default function ArticleBody({ lead, opening, body, contents, more, less }: Body) {
  const rest = useId();
  const named = (chapters: Body['body']) =>
    chapters.flatMap(({ id, heading }) => (id && heading ? [{ id, heading }] : []));
  const sections = named([...opening, ...body]);
  const intro = {
    lead,
    contents:
      sections.length > 1 ? (
        <Island name="contents" component={Contents} props={{ label: contents, sections }} />
      ) : null,
  };

  return (
    <section className={`${styles.section} on-white`}>
      {opening.map((chapter, index) => (
        <Chapter key={index} chapter={chapter} {...(index === 0 ? intro : undefined)} />
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
          className={styles.toggle}
          pointerClass={styles.pointer}
        />
      </div>
    </section>
  );
}
