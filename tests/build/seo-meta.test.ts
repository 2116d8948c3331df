import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { absolute } from '#app/seo/address.ts';
import { content, folder, headOf, origin, pages } from './site.ts';

const built = pages.map(headOf);
const indexed = built.filter(({ entry }) => entry.indexed);
const canonical = (path_: string): string => absolute(path_, origin);

function canonicalOf(page: (typeof built)[number]): string | undefined {
  return page.links.find((link) => link['rel'] === 'canonical')?.['href'];
}

function alternatesOf(page: (typeof built)[number]): Map<string, string> {
  const links = page.links.filter((link) => link['rel'] === 'alternate' && link['hreflang']);
  return new Map(links.map((link) => [link['hreflang'] ?? '', link['href'] ?? '']));
}

/** Path of the file behind an absolute URL of this site. */
function fileOf(address: string): string {
  return path.join(folder, new URL(address).pathname);
}

describe('titles and descriptions', () => {
  test('keep their lengths', () => {
    for (const { entry, title, meta } of built) {
      expect(title.length, `title of ${entry.path}`).toBeLessThanOrEqual(60);
      expect(title.length, `title of ${entry.path}`).toBeGreaterThan(0);
      expect(meta.get('description')?.length, `description of ${entry.path}`).toBeGreaterThanOrEqual(70);
      expect(meta.get('description')?.length, `description of ${entry.path}`).toBeLessThanOrEqual(160);
    }
  });

  test('are said of one page only', () => {
    expect(new Set(built.map(({ title }) => title)).size).toBe(built.length);
    expect(new Set(built.map(({ meta }) => meta.get('description'))).size).toBe(built.length);
  });
});

test('a listed page names its own address, another asks not to be listed', () => {
  for (const page of built) {
    const { entry, meta } = page;
    if (entry.indexed) expect(canonicalOf(page)).toBe(canonical(entry.path));
    else expect(canonicalOf(page), entry.path).toBeUndefined();
    expect(meta.get('robots')?.includes('noindex'), entry.path).toBe(!entry.indexed);
  }
});

test('the language is that which the page names', () => {
  for (const { entry, html } of built) {
    const language = /<html lang="([^"]*)"/.exec(html)?.[1];
    const page = entry.collection === 'pages' ? content.pages.get(entry.key) : undefined;
    expect(language, entry.path).toBe(page?.language ?? 'en');
  }
});

describe('link previews', () => {
  test('say what the page says, in Open Graph and for X', () => {
    for (const { entry, title, meta } of built) {
      expect(meta.get('og:title'), entry.path).toBe(title);
      expect(meta.get('og:description'), entry.path).toBe(meta.get('description'));
      expect(meta.get('og:url'), entry.path).toBe(canonical(entry.path));
      expect(meta.get('og:type'), entry.path).toBe(entry.collection === 'articles' ? 'article' : 'website');
      expect(meta.get('og:locale'), entry.path).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
      expect(meta.get('og:site_name'), entry.path).toBe(content.brand.name);
      expect(meta.get('twitter:card'), entry.path).toBe('summary_large_image');
    }
  });

  test('show a picture that was drawn for the purpose', async () => {
    // A page without its own preview uses the home page's.
    const home = built.find(({ entry }) => entry.path === '/')?.meta.get('og:image');
    const pictures = built
      .map(({ meta }) => meta.get('og:image') ?? '')
      .filter((address) => address !== home);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const { entry, meta } of built) {
      const address = meta.get('og:image') ?? '';
      expect(address.startsWith(`${origin}/media/share/`), entry.path).toBe(true);
      const { width, height, format } = await sharp(fileOf(address)).metadata();
      expect([width, height, format], entry.path).toEqual([1200, 630, 'jpeg']);
      expect(statSync(fileOf(address)).size, entry.path).toBeLessThanOrEqual(120_000);
      expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
      expect(meta.get('og:image:alt')?.length, entry.path).toBeGreaterThan(0);
    }
  });

  test('date the articles', () => {
    for (const { entry, meta } of built) {
      const date = meta.get('article:published_time');
      if (entry.collection === 'articles')
        expect(date, entry.path).toMatch(/^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/);
      else expect(date, entry.path).toBeUndefined();
    }
  });
});

describe('versions of a page for several places', () => {
  const withVersions = indexed.filter((page) => alternatesOf(page).size > 0);

  test('name each other and themselves', () => {
    for (const page of withVersions) {
      const versions = alternatesOf(page);
      expect(versions.has('x-default'), page.entry.path).toBe(true);
      expect([...versions.values()]).toContain(canonicalOf(page));
      for (const address of versions.values()) {
        const other = built.find((candidate) => canonicalOf(candidate) === address);
        expect(other && alternatesOf(other), address).toEqual(versions);
      }
    }
  });
});

test('icons, manifest and feeds that the pages name are there', () => {
  const [page] = built;
  const named = (page?.links ?? []).filter(
    (link) => /icon|manifest|alternate/.test(link['rel'] ?? '') && !link['hreflang'],
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  // Chromium loads an SVG icon as a separate document on each navigation.
  expect(named.filter((link) => link['rel'] === 'icon' && link['href']?.endsWith('.svg'))).toEqual([]);
  for (const link of named)
    expect(existsSync(path.join(folder, link['href'] ?? '')), link['href']).toBe(true);
});
