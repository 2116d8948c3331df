import { expect, test } from 'vitest';
import { report } from '#app/content/problem.ts';
import type { SourceFile } from '#app/content/read.server.ts';
import { similarPages } from './similar-pages.ts';

const words = 'We plan the pages, write them and watch what visitors do with them for as long as you wish.';

function page(path: string, service: string, text: string): SourceFile {
  return { path, value: { landing: { service, place: 'here' }, sections: [{ text }] }, lineOf: () => 7 };
}

test('two pages that sell one service in the same words are named with what they share', () => {
  const pages = [
    page('pages/a.yaml', 'seo', words),
    page('pages/b.yaml', 'seo', words),
    page('pages/c.yaml', 'web', words),
  ];
  expect(report(similarPages(pages).slice(0, 1))).toMatchInlineSnapshot(`
    "1 problem in the content, in 1 file.

    content/pages/a.yaml
      line 7, sections 1 > text
        found     100% of the words of content/pages/b.yaml, most of them here: "We plan the pages, write them and watch what visitors do wit…"
        expected  less than 35% in common with another page that sells seo: search engines take two such pages for one
        to mend   say this in other words, or say what is true of this page alone"
  `);
});

test('one page of a kind, or none, is like no other', () => {
  expect(similarPages([page('pages/a.yaml', 'seo', words)])).toEqual([]);
  expect(similarPages([])).toEqual([]);
});
