import type {
  BlockContent,
  DefinitionContent,
  Image,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline, Picture, Prose } from './shapes.ts';
import { slugOf } from './slug.ts';
import { curl } from './typography.ts';

/** Something the checks look at in a text, with its line from 1. */
interface Note {
  what: string;
  line: number;
}

interface Notes {
  /** Markdown the site does not support. */
  unsupported: Note[];
  /** Link targets. */
  links: Note[];
  /** Picture keys with their alternative texts. */
  pictures: (Note & { alt: string })[];
}

/** Looks up a picture by key. */
type PictureAt = (key: string, alt: string) => Picture;

/** State while a text is parsed. */
interface Reading extends Notes {
  markdown: string;
  pictureAt: PictureAt | undefined;
}

/** Inline content as plain text. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

type AnyNode = PhrasingContent | RootContent | BlockContent | DefinitionContent;

function lineOf(node: AnyNode): number {
  return node.position?.start.line ?? 1;
}

/** An editor's name for a piece of Markdown. */
function inWords(node: AnyNode): string {
  if (node.type === 'heading') return `a heading with ${node.depth} of the sign #`;
  const names: Record<string, string> = {
    code: 'a line that starts with four spaces',
    html: 'HTML',
    image: 'a picture within a line',
    thematicBreak: 'a line across',
  };
  return names[node.type] ?? node.type;
}

function inline(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlines(node.children, reading) }];
    case 'link':
      reading.links.push({ what: node.url, line: lineOf(node) });
      return [{ type: 'link', href: node.url, children: inlines(node.children, reading) }];
    case 'inlineCode':
      return [{ type: 'code', children: [node.value] }];
    case 'break':
      return [' '];
    default:
      reading.unsupported.push({ what: inWords(node), line: lineOf(node) });
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap((node) => inline(node, reading));
}

/** A picture on a line of its own. Its title is the caption. */
function pictureBlock(node: Image, reading: Reading): Block[] {
  const alt = node.alt ?? '';
  reading.pictures.push({ what: node.url, line: lineOf(node), alt });
  if (!reading.pictureAt) return [];
  return [
    {
      type: 'picture',
      picture: reading.pictureAt(node.url, alt),
      caption: node.title ? curl(node.title) : undefined,
    },
  ];
}

function tableBlock(node: Table, reading: Reading): Block {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlines(cell.children, reading)),
  );
  return { type: 'table', head, rows };
}

/** Only fenced code counts: indented text is rarely meant as code. */
function isFenced(node: AnyNode, { markdown }: Reading): boolean {
  return /^(```|~~~)/.test(markdown.slice(node.position?.start.offset));
}

function blockOf(node: RootContent | BlockContent | DefinitionContent, reading: Reading): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image' && node.children.length === 1) return pictureBlock(only, reading);
      return [{ type: 'paragraph', children: inlines(node.children, reading) }];
    }
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) break;
      const children = inlines(node.children, reading);
      return [{ type: 'heading', depth: node.depth, id: slugOf(plainText(children)), children }];
    }
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => blockOf(child, reading)));
      return [{ type: 'list', ordered: node.ordered ?? false, start: node.start ?? 1, items }];
    }
    case 'blockquote':
      return [{ type: 'quote', children: node.children.flatMap((child) => blockOf(child, reading)) }];
    case 'table':
      return [tableBlock(node, reading)];
    case 'code':
      if (isFenced(node, reading)) return [{ type: 'code', text: node.value }];
      break;
    default:
  }
  reading.unsupported.push({ what: inWords(node), line: lineOf(node) });
  return [];
}

/** Parse cache: checks and pages read the same texts, and in development one file changes at a time. */
const trees = new Map<string, Root>();

function treeOf(markdown: string): Root {
  const known = trees.get(markdown);
  if (known) return known;
  if (trees.size > 300) trees.clear();
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  trees.set(markdown, tree);
  return tree;
}

/**
 * Parses Markdown into what the site supports: paragraphs, two levels of headings, lists, quotes, links, pictures,
 * tables and code.
 * @param pictureAt resolves pictures; without it they are omitted
 */
export function parseProse(markdown: string, pictureAt?: PictureAt): Notes & { prose: Prose } {
  const reading: Reading = { unsupported: [], links: [], pictures: [], markdown, pictureAt };
  const prose = treeOf(markdown).children.flatMap((node) => blockOf(node, reading));
  const { unsupported, links, pictures } = reading;
  return { prose, unsupported, links, pictures };
}

/** Plain text, with paragraphs and items joined by a separator. */
export function proseText(prose: Prose, separator = ' '): string {
  return prose.map((block) => blockText(block, separator)).join(separator);
}

function blockText(block: Block, separator: string): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => proseText(item, separator)).join(separator);
    case 'quote':
      return proseText(block.children, separator);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(separator);
    case 'code':
      return block.text;
    case 'picture':
      return block.caption ?? '';
    default:
      return plainText(block.children);
  }
}

export function proseWords(prose: Prose): number {
  return proseText(prose).split(/\s+/).filter(Boolean).length;
}

/** Silent reading speed for English non-fiction (Brysbaert 2019). */
const wordsPerMinute = 238;

/** Reading time in whole minutes; at least one. */
export function readingMinutes(prose: Prose): number {
  return Math.max(1, Math.round(proseWords(prose) / wordsPerMinute));
}

/** A part of a text under a second-level heading. */
export interface Chapter {
  id?: string;
  heading?: string;
  body: Prose;
}

/** Splits a text at second-level headings. The first chapter precedes them and may be empty. */
export function chaptersOf(prose: Prose): [Chapter, ...Chapter[]] {
  const chapters: [Chapter, ...Chapter[]] = [{ body: [] }];
  for (const block of prose)
    if (block.type === 'heading' && block.depth === 2)
      chapters.push({ id: block.id, heading: plainText(block.children), body: [] });
    else chapters.at(-1)?.body.push(block);
  return chapters;
}
