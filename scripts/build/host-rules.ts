import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonHeaders, forOtherSites, strictTransport } from '#server/headers/security-headers.ts';
import { aYear } from '#server/site/serve-site.ts';
import type { Content } from '#app/content/collections.ts';
import { listPages } from '#app/pages/list.ts';

/**
 * Rules for static hosts that read `_headers` and `_redirects` (Netlify, Cloudflare), limited to what both support.
 * They mirror our server; each page's content security policy is in its `<meta>` element instead, because the size of
 * these files is limited.
 */

interface Redirect {
  from: string;
  to: string;
}

/** Variants of an old URL. Hosts compare paths literally, apart from what a rule says. */
function spellings(from: string): string[] {
  const plain = from.length > 1 ? from.replace(/\/$/, '') : from;
  return [...new Set([plain, plain.toLowerCase()])].flatMap((spelling) => [spelling, `${spelling}/`]);
}

/** Redirects from old URLs and wrong upper or lower case to the page in one hop; never from a URL that has a page. */
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
 * Hosts apply every matching rule and join the values of a header that appears twice. This header differs between
 * paths, so it cannot be in the rule for all of them, and pages do not get it.
 */
const { 'Cross-Origin-Resource-Policy': sameOrigin, ...everywhere } = commonHeaders;
const own = { 'Cross-Origin-Resource-Policy': sameOrigin };
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Headers by path pattern. */
export const headerRules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': {
    ...everywhere,
    'Strict-Transport-Security': strictTransport,
    // `<meta>` does not support this directive.
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

/** Writes both files into the built site. Returns the number of redirects. */
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
