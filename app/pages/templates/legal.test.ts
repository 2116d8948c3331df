import { expect, test } from 'vitest';
import { parseProse } from '#app/content/prose.ts';
import { briefed } from './legal.ts';

test('a section of a legal text opens with the quote below its heading, and later quotes stay in the text', () => {
  const { prose } = parseProse('## One\n\n> In short.\n\nAt length.\n\n> Said.\n\n## Two\n\nAt length.\n');
  expect(briefed(prose).map(({ id, brief, body }) => [id, brief, ...body.map(({ type }) => type)])).toEqual([
    ['one', 'In short.', 'paragraph', 'quote'],
    ['two', undefined, 'paragraph'],
  ]);
});
