import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Style sheets that the framework has linked. */
const links = /<link rel="stylesheet" href="([^"#]+)"\/>/g;

/** Bytes that a document may have as sent (brotli) with its styles in it. */
const documentLimit = 22_000;

function bytes(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The best quality, which is sent, is ten times as slow as a look before, and at most this part smaller. */
const gain = 0.15;

/** Whether a document keeps to the limit. */
function isShort(html: string): boolean {
  const look = bytes(html, 9);
  return look <= documentLimit || (look * (1 - gain) <= documentLimit && bytes(html, 11) <= documentLimit);
}

/** A link that fetches nothing: the bundler's loader looks for it before it fetches the sheet of a section's code. */
const disabledLink = (sheet: string): string => `<link rel="stylesheet" disabled="" href="${sheet}"/>`;

/**
 * Gives a prerendered page its styles in the document, so that nothing is fetched before the first paint; a document
 * that would grow too long gets those of its sections in one file instead. The links of the single sheets stay,
 * disabled. React leaves what it does not know in the head alone, and does not compare attributes.
 * @param html the page
 * @param sheets public addresses of the style sheets of all sections on the page
 * @param folder the built site, into which a joined sheet is written
 * @throws Error where the framework has linked no style sheet
 */
export function withStyles(html: string, sheets: readonly string[], folder: string): string {
  const linked = [...html.matchAll(links)].map(([, sheet = '']) => sheet);
  if (linked.length === 0) throw new Error('the prerendered page has no style sheet');
  const own = [...new Set(sheets)].filter((sheet) => !linked.includes(sheet)).toSorted();
  const read = (sheet: string): string => readFileSync(path.join(folder, sheet), 'utf8');
  const disabled = own.map(disabledLink).join('');

  const inside = `<style>${[...linked, ...own].map(read).join('')}</style>`;
  const whole = html.replace(links, (_, sheet: string) => disabledLink(sheet)).replace('</head>', () => `${inside}${disabled}</head>`);
  if (own.length === 0 || isShort(whole)) return whole;

  const css = own.map(read).join('');
  const href = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(path.join(folder, href), css);
  return html.replace('</head>', () => `<link rel="stylesheet" href="${href}"/>${disabled}</head>`);
}
