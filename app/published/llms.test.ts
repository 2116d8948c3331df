import { expect, test } from 'vitest';
import { loadContent } from '#app/pages/load.ts';
import { llmsText } from './llms.ts';

const site = loadContent();

const headingsOf = (text: string): string[] => text.match(/^## .*/gm) ?? [];

test('a list without pages has no heading', () => {
  const text = llmsText({ ...site, content: { ...site.content, articles: new Map() } });
  expect(headingsOf(text)).toEqual(headingsOf(llmsText(site)).filter((heading) => heading !== '## Articles'));
  expect(headingsOf(text)).toContain('## Main pages');
});
