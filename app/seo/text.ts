import type { Block, Prose } from '#app/content/model.ts';
import { plainText } from '#app/content/prose.ts';

function blockText(block: Block, separator: string): string {
  if (block.type === 'list') return block.items.map((item) => proseText(item, separator)).join(separator);
  if (block.type === 'quote') return proseText(block.children, separator);
  return plainText(block.children);
}

/** A text as plain words, its paragraphs and items joined by a separator. */
export function proseText(prose: Prose, separator = ' '): string {
  return prose.map((block) => blockText(block, separator)).join(separator);
}
