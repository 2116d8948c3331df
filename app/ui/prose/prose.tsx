import type { ReactNode } from 'react';
import styles from './prose.module.css';

export type ProseInline =
  | string
  | { type: 'strong' | 'emphasis'; children: ProseInline[] }
  | { type: 'link'; href: string; children: ProseInline[] };

export type ProseBlock =
  | { type: 'paragraph'; children: ProseInline[] }
  | { type: 'heading'; depth: 2 | 3; id: string; children: ProseInline[] }
  | { type: 'list'; ordered: boolean; items: ProseBlock[][] }
  | { type: 'quote'; children: ProseBlock[] };

export type ProseLink = (props: { href: string; children: ReactNode }) => ReactNode;

interface ProseProps {
  blocks: readonly ProseBlock[];
  /** How links are made. */
  Link: ProseLink;
}

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
    return node.type === 'strong' ? <strong key={index}>{children}</strong> : <em key={index}>{children}</em>;
  });
}

function Block({ block, Link }: { block: ProseBlock; Link: ProseLink }) {
  if (block.type === 'quote')
    return (
      <blockquote>
        <Blocks blocks={block.children} Link={Link} />
      </blockquote>
    );
  if (block.type === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Blocks blocks={item} Link={Link} />
          </li>
        ))}
      </List>
    );
  }
  const children = <Inlines nodes={block.children} Link={Link} />;
  if (block.type === 'paragraph') return <p>{children}</p>;
  const Heading = `h${block.depth}` as const;
  return <Heading id={block.id}>{children}</Heading>;
}

function Blocks({ blocks, Link }: ProseProps) {
  return blocks.map((block, index) => <Block key={index} block={block} Link={Link} />);
}

/** Long text: paragraphs, headings, lists and quotes in a measure that reads well. */
export function Prose(props: ProseProps) {
  return (
    <div className={styles.prose}>
      <Blocks {...props} />
    </div>
  );
}
