import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import Contents from '#app/ui/contents/contents.island.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { isLabelled, Prose, words } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';
import { Hours, hoursOf } from './hours.tsx';

type Body = SectionProps<'article-body'>;

type Blocks = Body['body'][number]['body'];

interface ChapterProps {
  chapter: Body['body'][number];
  takeaway?: Body['takeaway'];
  /** Beside quotes. */
  detail: Body['detail'];
  isDark?: boolean;
}

const isLabel = (block: Blocks[number]): boolean => block.type === 'paragraph' && isLabelled(block.children);

/** Names, labels, numbered items and a table use the margin themselves, so the heading has the whole page. */
function fillsMargin(blocks: Blocks): boolean {
  return blocks.some(
    (block, at) =>
      isLabel(block) ||
      (block.type === 'heading' && block.depth === 3) ||
      (block.type === 'list' && block.items.some(([first]) => first?.type === 'heading')) ||
      (block.type === 'table' && at === 0),
  );
}

/** With a picture beside the text, the heading goes above the text. */
function Chapter({ chapter: { id, heading, body, side, caption }, takeaway, detail, isDark }: ChapterProps) {
  const title = heading ? <h2>{heading}</h2> : null;
  const isWide = !side && fillsMargin(body);
  const hours = side ? undefined : hoursOf(body);
  return (
    <div
      id={id}
      className={`${styles.chapter} ${isDark || hours ? 'on-ink' : ''}`}
      data-wide={isWide || undefined}
    >
      <div className={styles.margin}>
        {side ? (
          <>
            <Picture picture={side} sizes="(width >= 1024px) 38vw, 100vw" className={styles.side} />
            {caption ? <p className={styles.caption}>{caption}</p> : null}
          </>
        ) : (
          title
        )}
      </div>
      {side ? title : null}
      {takeaway ? (
        <p className={styles.takeaway}>
          <b>{takeaway.label}</b> {takeaway.text}
        </p>
      ) : null}
      {hours ? <Hours hours={hours} /> : <Prose blocks={body} Link={Link} quoted={detail} />}
    </div>
  );
}

/** In a long text the last chapter but one, if its texts are all labelled, changes to the dark ground. */
function darkOf(chapters: Body['body']): Body['body'][number] | undefined {
  if (chapters.length < 3) return undefined;
  return chapters.slice(1, -1).findLast(({ side, body }) => !side && body.every(isLabel));
}

/** Some articles end in a long list, such as a checklist: a poster that is seen while the text is collapsed, too. */
const endsInList = ({ body }: Body['body'][number]): boolean =>
  body.some(({ type, ...block }) => type === 'list' && 'items' in block && block.items.length > 5);

/** The whole sentences, or else part of the first, that a text begins with: about three lines on a phone. */
export function beginningOf(text: string): string {
  if (text.length <= 140 && !text.endsWith(':')) return text;
  const sentences = /^.{30,139}[.?!]”?(?= )/.exec(text);
  const part = /^.{40,120}(?=[,;:] )/.exec(text)?.[0] ?? text.slice(0, text.lastIndexOf(' ', 110));
  return sentences?.[0] ?? `${part.replace(/[,;:]$/, '')}…`;
}

/** What the rows of a table, or the parts under headings, that a chapter begins with are about. */
function partsOf(body: Blocks): string[] {
  const [first] = body;
  if (first?.type === 'table') return first.rows.map(([cell = []]) => words(cell));
  if (first?.type !== 'heading') return [];
  return body.flatMap((block) => (block.type === 'heading' ? [words(block.children)] : []));
}

/** The first words of a chapter, for readers who have not opened it. A text below a table makes no sense without it. */
function Beginning({ body }: Pick<Body['body'][number], 'body'>) {
  const parts = partsOf(body);
  const block = body.find(({ type }) => type === 'paragraph');
  if (parts.length > 0)
    return (
      <p className={styles.parts}>
        {parts.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
    );
  return <p>{beginningOf(block?.type === 'paragraph' ? words(block.children) : '')}</p>;
}

export default function ArticleBody(props: Body) {
  const { takeaway, detail, diary, opening, body, contents, more, less } = props;
  const rest = useId();
  const named = (chapters: Body['body']) =>
    chapters.flatMap(({ id, heading, body: blocks }) =>
      id && heading ? [{ id, heading, body: blocks }] : [],
    );
  const sections = named([...opening, ...body]).map(({ id, heading }) => ({ id, heading }));
  const closing = body.slice(1).slice(-1).filter(endsInList);
  const folded = body.slice(0, body.length - closing.length);
  const dark = darkOf(closing.length === 1 ? folded : body);

  return (
    <section className={`${styles.section} on-white`} data-diary={diary || undefined}>
      {sections.length > 1 ? (
        <Island name="contents" component={Contents} props={{ label: contents, sections, bar: true }} />
      ) : null}
      {opening.map((chapter, index) => (
        <Chapter key={index} chapter={chapter} detail={detail} {...(index === 0 && { takeaway })} />
      ))}
      <div id={rest} className={styles.body} data-state="closed">
        {folded.map((chapter, index) => (
          <Chapter key={index} chapter={chapter} detail={detail} isDark={chapter === dark} />
        ))}
      </div>
      {/* Narrow viewports: the chapters of the collapsed part and the button that expands it. */}
      <div className={styles.rest}>
        <ol>
          {named(folded).map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.heading}</a>
              <Beginning body={chapter.body} />
            </li>
          ))}
        </ol>
        <Expander
          controls={rest}
          more={more}
          less={less}
          className={`${buttonClass({})} ${styles.button}`}
          pointerClass={styles.pointer}
        />
      </div>
      {closing.length > 0 ? (
        <div className={styles.closing}>
          {closing.map((chapter, index) => (
            <Chapter key={index} chapter={chapter} detail={detail} isDark={chapter === dark} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
