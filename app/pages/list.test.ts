import { describe, expect, test } from 'vitest';
import { listPages } from './list.ts';
import { loadContent } from './load.ts';

const pages = listPages(loadContent().content);

describe('the list of pages', () => {
  test('has every address once, without trailing slash, in order', () => {
    const paths = pages.map((page) => page.path);
    expect(paths).toContain('/');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
    expect(paths).toEqual(paths.toSorted((a, b) => a.localeCompare(b)));
  });

  test('dates each page by its record', () => {
    for (const page of pages) expect(page.updated, page.path).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
