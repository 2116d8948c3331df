import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonHeaders, forOtherSites, strictTransport } from '#server/headers/security-headers.ts';
import { aYear } from '#server/site/serve-site.ts';
import type { Content } from '../../app/content/collections.ts';
import { listPages } from '../../app/pages/list.ts';

/**
 * Rules for static hosts that read `_headers` and `_redirects` (Netlify, Cloudflare), kept to what both understand.
 * They are a copy of what our server does; the content policy of each page is in its `<meta>` element, because
 * these files are capped.
 */

interface Redirect {
  from: string;
  to: string;
}

/** Other ways to write an old address. Hosts compare letter by letter, apart from what a rule says. */
function spellings(from: string): string[] {
  const plain = from.length > 1 ? from.replace(/\/$/, '') : from;
  return [...new Set([plain, plain.toLowerCase()])].flatMap((spelling) => [spelling, `${spelling}/`]);
}

/** Old addresses and wrong cases, each to its page in one hop; never an address that has a page. */
export function redirectList(content: Pick<Content, 'redirects'>, pages: readonly string[]): Redirect[] {
  const moved = [
    ...content.redirects.redirects.map(({ from, to }) => ({ from, to: to.written })),
    ...pages
      .filter((page) => page !== page.toLowerCase())
      .map((page) => ({ from: page.toLowerCase(), to: page })),
  ];
  const known = new Set(pages.flatMap((page) => [page, `${page}/`]));
  const rules = new Map<string, string>();
  for (const { from, to } of moved)
    for (const spelling of spellings(from))
      if (!known.has(spelling) && !rules.has(spelling)) rules.set(spelling, to);
  return [...rules].map(([from, to]) => ({ from, to }));
}

/**
 * All rules that match an address count, and values of one name are joined. This one differs between addresses, so it
 * cannot stand in the rule for all of them: pages go without.
 */
const { 'Cross-Origin-Resource-Policy': sameOrigin, ...everywhere } = commonHeaders;
const own = { 'Cross-Origin-Resource-Policy': sameOrigin };
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Headers by path pattern. */
export const headerRules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': {
    ...everywhere,
    'Strict-Transport-Security': strictTransport,
    // A `<meta>` element cannot say this one.
    'Content-Security-Policy': "frame-ancestors 'none'",
  },
  '/assets/*': { 'Cache-Control': aYear, ...own },
  '/data/*': own,
  ...Object.fromEntries(forOtherSites.map((pattern) => [pattern, shared])),
  '/media/*': { 'Cache-Control': aYear, ...shared },
};

function headersFile(): string {
  return Object.entries(headerRules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Writes both files into the built site. Returns how many redirects there are. */
export function writeHostRules(folder: string, content: Content): number {
  const redirects = redirectList(
    content,
    listPages(content).map((page) => page.path),
  );
  writeFileSync(
    path.join(folder, '_redirects'),
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  );
  writeFileSync(path.join(folder, '_headers'), headersFile());
  return redirects.length;
}
