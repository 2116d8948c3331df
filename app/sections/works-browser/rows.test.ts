import { expect, test } from 'vitest';
import { wideCards } from './rows.ts';

/** Lays cards into rows of three columns; undefined where one does not fit or a row stays open. */
function rowsOf(count: number): number | undefined {
  const wide = wideCards(count);
  let columns = 0;
  for (let card = 0; card < count; card++) {
    const span = wide.has(card) ? 2 : 1;
    if ((columns % 3) + span > 3) return undefined;
    columns += span;
  }
  return columns % 3 === 0 ? columns / 3 : undefined;
}

test('every row is full, however many cards there are', () => {
  for (let count = 2; count <= 60; count++) expect(rowsOf(count), `${count} cards`).toBeTypeOf('number');
});

test('the wide card changes sides', () => {
  expect([...wideCards(10)]).toEqual([0, 6]);
});

test('one card alone is not wide', () => {
  expect(wideCards(1).size).toBe(0);
  expect(wideCards(0).size).toBe(0);
});
