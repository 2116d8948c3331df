import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { all, type BuiltPage, folder, pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Internal URLs that a page links to. */
function inside(page: BuiltPage): string[] {
  const hrefs = all(page, 'a[href]').map((link) => link.getAttributeValue('href') ?? '');
  return [...new Set(hrefs)].filter((href) => /^[/#]/.test(href));
}

function hasAnchor(page: BuiltPage, anchor: string): boolean {
  return anchor === '' || page.document.querySelector(`[id="${anchor}"]`) !== null;
}

/** What is wrong with a link, if anything. */
function fault(from: BuiltPage, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `https://site.invalid${from.path}`);
  const target = byPath.get(decodeURIComponent(pathname));
  const anchor = decodeURIComponent(hash.slice(1));
  if (target) return hasAnchor(target, anchor) ? undefined : `${href}: no such place on the page`;
  return existsSync(path.join(folder, pathname)) && path.extname(pathname)
    ? undefined
    : `${href}: no such page`;
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('leads only to pages and places that exist, by their canonical address', () => {
    const links = inside(page);
    expect(links.length).toBeGreaterThan(0);
    expect(links.flatMap((href) => fault(page, href) ?? [])).toEqual([]);
  });

  test('leads to other sites in a new tab, without handing over the window', () => {
    const links = all(page, 'a[href]').filter((link) =>
      link.getAttributeValue('href')?.startsWith('https://'),
    );
    for (const link of links) {
      expect(link.getAttributeValue('target'), link.getAttributeValue('href') ?? '').toBe('_blank');
      expect(link.getAttributeValue('rel')).toContain('noopener');
    }
  });
});
