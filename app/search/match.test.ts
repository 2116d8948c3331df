import { expect, test } from 'vitest';
import { type SearchEntry, search } from './match.ts';

const entry = (title: string, text: string, words = ''): SearchEntry => ({
  href: `/${title}`,
  title,
  kind: 'page',
  text,
  words,
});
const entries = [
  entry('Careers', 'Twenty open roles', 'designer kozhikode seo'),
  entry('SEO', 'Search in three languages', 'malayalam'),
  entry('Café and bakery', 'A brand', 'bread'),
];
const titles = (query: string): string[] => search(query, entries).map(({ title }) => title);

test('a title counts more than a word of the text', () => {
  expect(titles('seo')).toEqual(['SEO', 'Careers']);
});

test('the beginning of a word is enough, its middle is not', () => {
  expect(titles('mala')).toEqual(['SEO']);
  expect(titles('layalam')).toEqual([]);
});

test('every word must be there', () => {
  expect(titles('seo kozhikode')).toEqual(['Careers']);
  expect(titles('seo bread')).toEqual([]);
});

test('accents, capitals and signs do not matter', () => {
  expect(titles('CAFE!')).toEqual(['Café and bakery']);
});

test('nothing is found for nothing', () => {
  expect(titles('  ?')).toEqual([]);
});
