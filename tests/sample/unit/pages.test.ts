import { describe, expect, test } from 'vitest';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';

const pages = listPages(loadContent().content);

describe('the list of pages', () => {
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
});
