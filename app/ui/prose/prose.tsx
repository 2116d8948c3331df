import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './prose.module.css';

export type ProseInline =
  | string
  | { type: 'strong' | 'emphasis' | 'code'; children: ProseInline[] }
  | { type: 'link'; href: string; children: ProseInline[] };

export type ProseBlock =
  | { type: 'paragraph'; children: ProseInline[] }
  | { type: 'heading'; depth: 2 | 3; id: string; children: ProseInline[] }
  | { type: 'list'; ordered: boolean; start: number; items: ProseBlock[][] }
  | { type: 'quote'; children: ProseBlock[] }
  | { type: 'picture'; picture: PictureProps['picture']; caption: string | undefined }
  | { type: 'table'; head: ProseInline[][]; rows: ProseInline[][][] }
  | { type: 'code'; text: string };

export type ProseLink = (props: { href: string; children: ReactNode }) => ReactNode;

interface ProseProps {
  blocks: readonly ProseBlock[];
  /** Component that renders links. */
  Link: ProseLink;
  /** A picture beside each quote. */
  quoted?: PictureProps['picture'] | undefined;
}

const marks = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** Emphasis on fewer characters than this stresses a word; on more it picks out a sentence. */
const shortEmphasis = 25;

const isSentence = (node: ProseInline): boolean =>
  typeof node !== 'string' && node.type === 'emphasis' && words([node]).length >= shortEmphasis;

function Inlines({ nodes, Link }: { nodes: readonly ProseInline[]; Link: ProseLink }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const children = <Inlines nodes={node.children} Link={Link} />;
    if (node.type === 'link')
      return (
        <Link key={index} href={node.href}>
          {children}
        </Link>
      );
    const Mark = marks[node.type];
    return (
      <Mark key={index} data-sentence={isSentence(node) || undefined}>
        {children}
      </Mark>
    );
  });
}

function Cells({ cells, as: Cell, Link }: { cells: ProseInline[][]; as: 'th' | 'td'; Link: ProseLink }) {
  return (
    <tr>
      {cells.map((nodes, index) => (
        <Cell key={index} scope={Cell === 'th' ? 'col' : undefined}>
          <Inlines nodes={nodes} Link={Link} />
        </Cell>
      ))}
    </tr>
  );
}

/** The words of a text without its marks. */
export function words(nodes: readonly ProseInline[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');
}

/** Bold words shorter than this many characters label the paragraph that they begin. */
const shortLabel = 32;

/** Whether a paragraph begins with a label. */
export const isLabelled = ([first]: readonly ProseInline[]): boolean =>
  typeof first === 'object' && first.type === 'strong' && words([first]).length < shortLabel;

/** A third-level heading shorter than this many characters is a mere label. */
const shortHeading = 13;

/** A quote of fewer characters than this is a saying. */
const shortQuote = 50;

const isSaying = (blocks: readonly ProseBlock[]): boolean =>
  blocks.every((block) => block.type === 'paragraph' && words(block.children).length < shortQuote);

/** An empty or short numeric cell. */
const isFigure = (cell: ProseInline[]) => /^(\D{0,5}[\d.,]+)?$/.test(words(cell));

/** A wide table scrolls on its own, and a scroll container must be focusable. */
function Table({
  head,
  rows,
  Link,
}: Omit<Extract<ProseBlock, { type: 'table' }>, 'type'> & { Link: ProseLink }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={head.map(words).join(', ')} tabIndex={0} className={styles.table}>
      <table data-figures={rows.every(([, ...cells]) => cells.every(isFigure)) || undefined}>
        <thead>
          <Cells cells={head} as="th" Link={Link} />
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Cells key={index} cells={cells} as="td" Link={Link} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block, Link, quoted }: Omit<ProseProps, 'blocks'> & { block: ProseBlock }) {
  if (block.type === 'quote')
    return (
      <blockquote data-short={isSaying(block.children) || undefined}>
        {quoted ? <Picture picture={{ ...quoted, alt: '' }} sizes="100vw" /> : null}
        <Blocks blocks={block.children} Link={Link} />
      </blockquote>
    );
  if (block.type === 'picture')
    return (
      <figure>
        <Picture picture={block.picture} sizes="(width >= 1024px) 55vw, 100vw" />
        {block.caption ? <figcaption>{block.caption}</figcaption> : null}
      </figure>
    );
  if (block.type === 'table') return <Table {...block} Link={Link} />;
  if (block.type === 'code')
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  if (block.type === 'list') {
    const items = block.items.map((item, index) => (
      <li key={index}>
        <Blocks blocks={item} Link={Link} />
      </li>
    ));
    const long =
      (block.items.length > 3 && block.items.every(([first]) => first?.type === 'paragraph')) || undefined;
    // An ordered list interrupted by a quote continues its numbering.
    return block.ordered ? (
      <ol data-long={long} start={block.start === 1 ? undefined : block.start}>
        {items}
      </ol>
    ) : (
      <ul data-long={long}>{items}</ul>
    );
  }
  const children = <Inlines nodes={block.children} Link={Link} />;
  if (block.type === 'paragraph')
    return <p data-label={isLabelled(block.children) || undefined}>{children}</p>;
  const Heading = `h${block.depth}` as const;
  const short = (block.depth === 3 && words(block.children).length < shortHeading) || undefined;
  return (
    <Heading id={block.id} data-short={short}>
      {children}
    </Heading>
  );
}

function Blocks({ blocks, ...rest }: ProseProps) {
  return blocks.map((block, index) => <Block key={index} block={block} {...rest} />);
}

/** Rendered Markdown. */
export function Prose(props: ProseProps) {
  return (
    <div className={styles.prose}>
      <Blocks {...props} />
    </div>
  );
}
