import { expect, test } from 'vitest';
import { namesOf } from './markers.tsx';

const said = (...range: [index: number, shown: number, count: number]): string =>
  namesOf('{index} of {count}', ...range);

test('names all items in view, also where a row that loops begins anew', () => {
  expect(said(0, 1, 5)).toBe('1 of 5');
  expect(said(0, 4, 5)).toBe('1–4 of 5');
  expect(said(4, 1, 5)).toBe('5 of 5');
  expect(said(3, 4, 5)).toBe('4–5, 1–2 of 5');
  expect(said(4, 2, 5)).toBe('5, 1 of 5');
});
