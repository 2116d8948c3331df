import { type ReactNode, useId } from 'react';
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
  contents?: ReactNode;
}

/** With a picture beside the text, the heading goes above the text. */
function Chapter({ chapter: { id, heading, body, side, caption }, lead, contents }: ChapterProps) {
  const title = heading ? <h2>{heading}</h2> : null;
  return (
    <div id={id} className={styles.chapter}>
      <div className={styles.margin}>
        {contents}
        {side ? (
          <>
            <Picture picture={side} sizes="(width >= 1024px) 40vw, 100vw" className={styles.side} />
            {caption ? <p className={styles.caption}>{caption}</p> : null}
          </>
        ) : (
          title
        )}
      </div>
      {side ? title : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <Prose blocks={body} Link={Link} />
    </div>
  );
}

export default function ArticleBody({ lead, opening, body, contents, more, less }: Body) {
  const rest = useId();
  const named = (chapters: Body['body']) =>
    chapters.flatMap(({ id, heading }) => (id && heading ? [{ id, heading }] : []));
  const sections = named([...opening, ...body]);
  const list =
    sections.length > 1 ? (
      <Island name="contents" component={Contents} props={{ label: contents, sections }} />
    ) : null;

  return (
    <section className={`${styles.section} on-white`}>
      {opening.map((chapter, index) => (
        <Chapter key={index} chapter={chapter} {...(index === 0 && { lead, contents: list })} />
      ))}
      <div id={rest} className={styles.body} data-state="closed">
        {body.map((chapter, index) => (
          <Chapter key={index} chapter={chapter} />
        ))}
      </div>
      {/* Narrow viewports: contents of the collapsed part, and the button that expands it. */}
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
