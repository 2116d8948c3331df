import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { absolute } from '#app/seo/address.ts';
import { decoded } from './document.ts';
import { all as elements, content, fileText as read, folder, origin, pages } from './site.ts';

const address = (entry: { path: string }): string => absolute(entry.path, origin);
const listed = pages.filter((page) => page.indexed);
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => decoded(found));

test('the sitemap lists every page that may be listed, with the day of its last change', () => {
  const sitemap = read('sitemap.xml');
  expect(all(sitemap, /<loc>([^<]*)<\/loc>/g)).toEqual(listed.map(address));
  expect(all(sitemap, /<lastmod>([^<]*)<\/lastmod>/g)).toEqual(listed.map(({ updated }) => updated));
});

test('robots may read the site and are told where the sitemap is', () => {
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

describe('the feeds', () => {
  const articles = pages.filter((page) => page.collection === 'articles').map(address);

  test('list every article, newest first, as RSS', () => {
    const feed = read('feed.xml');
    const items = feed.slice(feed.indexOf('<item>'));
    expect(all(items, /<link>([^<]*)<\/link>/g).toSorted()).toEqual(articles.toSorted());
    const dates = all(items, /<pubDate>([^<]*)<\/pubDate>/g).map((date) => Date.parse(date));
    expect(dates).toHaveLength(articles.length);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(feed).toContain(`<atom:link href="${origin}/feed.xml" rel="self"`);
  });

  test('and as JSON, with their text', () => {
    const feed = JSON.parse(read('feed.json')) as {
      version: string;
      items: { url: string; content_text: string; image?: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ url }) => url).toSorted()).toEqual(articles.toSorted());
    for (const item of feed.items) {
      expect(item.content_text, item.url).toBeTruthy();
      if (item.image) expect(item.image, item.url).toMatch(/\.jpg$/);
    }
  });
});

test('llms.txt leads to every page that other pages lead to', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${content.brand.name}\n\n> `)).toBe(true);
  expect(all(text, /\]\(([^)]*)\)/g).toSorted()).toEqual(
    listed
      .filter(({ linked }) => linked)
      .map(address)
      .toSorted(),
  );
});

test('the web manifest names icons that have the sizes it says', async () => {
  const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(path.join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('assistants are told what each form does and what belongs into its fields', () => {
  const tools = new Set<string>();
  for (const page of pages)
    for (const form of elements(page, 'form')) {
      expect(form.getAttributeValue('toolname'), page.path).toMatch(/^[a-z_]+$/);
      expect(form.getAttributeValue('tooldescription'), page.path).toBeTruthy();
      tools.add(form.getAttributeValue('toolname') ?? '');
      for (const field of form.querySelectorAll('input, textarea'))
        if (field.getAttributeValue('type') !== 'hidden')
          expect(
            field.getAttributeValue('toolparamdescription'),
            `${page.path}: ${field.getAttributeValue('name')}`,
          ).toBeTruthy();
    }
  const { contact, callback, audit } = content.forms;
  const named = [contact, callback, audit].map(({ tool }) => tool.name);
  for (const tool of tools) expect(named).toContain(tool);
});
