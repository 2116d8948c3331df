import { describe, expect, test } from 'vitest';
import { listPages } from './pages.ts';
import { loadContent } from './store.server.ts';

const pages = listPages(loadContent().content);

describe('the list of pages', () => {
  test('has every address once, without trailing slash, in order', () => {
    const paths = pages.map((page) => page.path);
    expect(paths.length).toBeGreaterThan(30);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
    expect(paths).toEqual(paths.toSorted((a, b) => a.localeCompare(b)));
  });

  test('has each kind of record under its address', () => {
    const of = (path: string) => pages.find((page) => page.path === path)?.collection;
    expect(of('/')).toBe('pages');
    expect(of('/services/seo')).toBe('services');
    expect(of('/works/algate')).toBe('stories');
    expect(of('/blogs/movie-BlogDetails')).toBe('articles');
    expect(of('/Privacy')).toBe('legal');
    expect(of('/TermsAndConditions')).toBe('legal');
  });

  test('keeps the answer page out of search engines and menus', () => {
    expect(pages.find((page) => page.path === '/thank-you')).toMatchObject({ indexed: false, linked: false });
    expect(pages.find((page) => page.path === '/contact')).toMatchObject({ indexed: true, linked: true });
  });

  test('dates each page by its record', () => {
    for (const page of pages) expect(page.updated, page.path).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
