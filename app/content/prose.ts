import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Prose } from './model.ts';
import { slugOf } from './slug.ts';

/** A place in a text that the content checks ask about, with its line counted from 1. */
interface Note {
  what: string;
  line: number;
}

interface Notes {
  /** Markdown that the site does not show. */
  unsupported: Note[];
  /** Addresses of links. */
  links: Note[];
}

/** The words of inline content without their marks. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

type AnyNode = PhrasingContent | RootContent | BlockContent | DefinitionContent;

function lineOf(node: AnyNode): number {
  return node.position?.start.line ?? 1;
}

/** What an editor would call a piece of Markdown. */
function inWords(node: AnyNode): string {
  if (node.type === 'heading') return `a heading with ${node.depth} of the sign #`;
  const names: Record<string, string> = {
    code: 'a block of code (or a line that starts with four spaces)',
    html: 'HTML',
    image: 'a picture',
    inlineCode: 'code',
    thematicBreak: 'a line across',
  };
  return names[node.type] ?? node.type;
}

function inline(node: PhrasingContent, notes: Notes): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlines(node.children, notes) }];
    case 'link':
      notes.links.push({ what: node.url, line: lineOf(node) });
      return [{ type: 'link', href: node.url, children: inlines(node.children, notes) }];
    case 'break':
      return [' '];
    default:
      notes.unsupported.push({ what: inWords(node), line: lineOf(node) });
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[], notes: Notes): Inline[] {
  return nodes.flatMap((node) => inline(node, notes));
}

function blockOf(
  node: RootContent | BlockContent | DefinitionContent,
  notes: Notes,
): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node.children, notes) }];
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) break;
      const children = inlines(node.children, notes);
      return [{ type: 'heading', depth: node.depth, id: slugOf(plainText(children)), children }];
    }
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => blockOf(child, notes)));
      return [{ type: 'list', ordered: node.ordered ?? false, items }];
    }
    case 'blockquote':
      return [{ type: 'quote', children: node.children.flatMap((child) => blockOf(child, notes)) }];
    default:
  }
  notes.unsupported.push({ what: inWords(node), line: lineOf(node) });
  return [];
}

/** Markdown as a tree of what the site can show: paragraphs, two depths of headings, lists, quotes, links. */
export function parseProse(markdown: string): Notes & { prose: Prose } {
  const notes: Notes = { unsupported: [], links: [] };
  const prose = fromMarkdown(markdown).children.flatMap((node) => blockOf(node, notes));
  return { prose, ...notes };
}

/** How many words a text has. */
export function proseWords(prose: Prose): number {
  const ofBlock = (block: Block): number => {
    if (block.type === 'list') return block.items.reduce((sum, item) => sum + proseWords(item), 0);
    if (block.type === 'quote') return proseWords(block.children);
    return plainText(block.children).split(/\s+/).filter(Boolean).length;
  };
  return prose.reduce((sum, block) => sum + ofBlock(block), 0);
}
