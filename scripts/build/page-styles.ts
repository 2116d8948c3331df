import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Last link of a style sheet that the framework wrote. */
const lastLink = /<link rel="stylesheet" href="([^"]+)"\/>(?![\s\S]*<link rel="stylesheet")/;

/**
 * Gives a prerendered page the styles of its sections in one file. The link of each single sheet stays beside it,
 * disabled and so never fetched: the bundler's loader looks for it before it fetches the sheet of a section's code.
 * @param html the page; React leaves links that it does not know alone
 * @param sheets public addresses of the style sheets of all sections on the page
 * @param folder the built site, into which the joined sheet is written
 */
export function withStyles(html: string, sheets: readonly string[], folder: string): string {
  const linked = new Set([...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map((match) => match[1]));
  const missing = [...new Set(sheets)].filter((sheet) => !linked.has(sheet)).toSorted();
  if (missing.length === 0) return html;
  const css = missing.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8')).join('');
  const href = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(path.join(folder, href), css);
  const links = [
    `<link rel="stylesheet" href="${href}"/>`,
    ...missing.map((sheet) => `<link rel="stylesheet" disabled="" href="${sheet}"/>`),
  ];
  if (!lastLink.test(html)) throw new Error('the prerendered page has no style sheet');
  return html.replace(lastLink, (link) => `${link}${links.join('')}`);
}
