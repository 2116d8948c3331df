import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Prose } from './model.ts';

/** Markdown that the site does not show: what it is and where it starts. */
export interface UnsupportedMarkdown {
  what: string;
  line: number;
}

/** Words as the name of an anchor. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The words of inline content without their marks. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : plainText(inline.children))).join('');
}

function inline(node: PhrasingContent, unsupported: UnsupportedMarkdown[]): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlines(node.children, unsupported) }];
    case 'link':
      return [{ type: 'link', href: node.url, children: inlines(node.children, unsupported) }];
    case 'break':
      return [' '];
    default:
      unsupported.push({ what: node.type, line: node.position?.start.line ?? 1 });
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[], unsupported: UnsupportedMarkdown[]): Inline[] {
  return nodes.flatMap((node) => inline(node, unsupported));
}

function block(
  node: RootContent | BlockContent | DefinitionContent,
  unsupported: UnsupportedMarkdown[],
): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node.children, unsupported) }];
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) break;
      const children = inlines(node.children, unsupported);
      return [{ type: 'heading', depth: node.depth, id: slugOf(plainText(children)), children }];
    }
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => block(child, unsupported)));
      return [{ type: 'list', ordered: node.ordered ?? false, items }];
    }
    case 'blockquote':
      return [{ type: 'quote', children: node.children.flatMap((child) => block(child, unsupported)) }];
    default:
  }
  unsupported.push({ what: node.type === 'heading' ? `heading of depth ${node.depth}` : node.type, line: node.position?.start.line ?? 1 });
  return [];
}

/** Markdown as a tree of what the site can show: paragraphs, two depths of headings, lists, quotes, links. */
export function parseProse(markdown: string): { prose: Prose; unsupported: UnsupportedMarkdown[] } {
  const unsupported: UnsupportedMarkdown[] = [];
  const prose = fromMarkdown(markdown).children.flatMap((node) => block(node, unsupported));
  return { prose, unsupported };
}

/** Addresses of all links of a text, in order. */
export function proseLinks(prose: Prose): string[] {
  const ofInline = (node: Inline): string[] =>
    typeof node === 'string' ? [] : [...(node.type === 'link' ? [node.href] : []), ...node.children.flatMap(ofInline)];
  return prose.flatMap((node): string[] => {
    if (node.type === 'list') return node.items.flatMap((item) => proseLinks(item));
    if (node.type === 'quote') return proseLinks(node.children);
    return node.children.flatMap(ofInline);
  });
}
