import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { all, pages } from './site.ts';

test('every page of the list was built', () => {
  expect(pages.map((page) => page.path)).toContain('/');
});

test('the browser finds the code of every island', () => {
  const names = pages.flatMap((page) =>
    all(page, '[data-island]').map((island) => island.getAttributeValue('data-island')),
  );
  const files = globSync('app/**/*.island.tsx').map((file) => basename(file, '.island.tsx'));
  expect(files).toEqual(expect.arrayContaining([...new Set(names)]));
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has one title and one first heading with words', () => {
    expect(all(page, 'title')).toHaveLength(1);
    expect(all(page, 'title')[0]?.textContent).not.toBe('');
    const headings = all(page, 'h1');
    expect(headings).toHaveLength(1);
    expect(headings[0]?.textContent.trim()).not.toBe('');
  });

  // A server has sent 43.8 KB, headers included, after the second round trip of a new connection (RFC 6928).
  test('weighs at most 41 KB as sent, with its styles', () => {
    expect(statSync(`${page.file}.br`).size).toBeLessThanOrEqual(41_000);
  });

  test('has pictures with their size and with words or a declaration that they decorate', () => {
    for (const image of all(page, 'img')) {
      const source = image.getAttributeValue('src') ?? 'a picture without address';
      for (const name of ['width', 'height'])
        expect(Number(image.getAttributeValue(name)), `${name} of ${source}`).toBeGreaterThan(0);
      expect(image.hasAttribute('alt'), `alt of ${source}`).toBe(true);
    }
  });

  test('has everything in its place, nothing that waits for script', () => {
    // React marks a pending boundary with `$?` and moves late content into hidden blocks.
    expect(page.html).not.toContain('<!--$?-->');
    expect(page.html).not.toMatch(/<div hidden="" id="S:/);
    expect(page.html).not.toContain('<template id="B:');
  });
});
