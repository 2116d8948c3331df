import { expect, test } from 'vitest';
import { wallOf } from './wall.ts';

const columns = 10;

/** Hangs works as a grid does, each in the first row that is free from the one before on. */
function hang(count: number): boolean[][] {
  const rows: boolean[][] = [];
  let row = 0;
  let last = 0;
  for (const { from, span, tall } of wallOf(count)) {
    if (from < last) row += 1;
    const places = Array.from({ length: span }, (_, index) => from + index - 1);
    while (places.some((place) => rows[row]?.[place])) row += 1;
    for (const at of tall ? [row, row + 1] : [row])
      for (const place of places) (rows[at] ??= Array.from({ length: columns }, () => false))[place] = true;
    last = from;
  }
  return rows;
}

test('there is a spot for each work, however many there are', () => {
  for (let count = 0; count <= 80; count++) expect(wallOf(count)).toHaveLength(count);
});

test('no spot lies outside of the ten columns', () => {
  for (const { from, span } of wallOf(80)) expect(from + span - 1).toBeLessThanOrEqual(columns);
});

test('the wall has no hole', () => {
  for (let count = 1; count <= 80; count++)
    expect(
      hang(count).every((row) => row.every(Boolean)),
      `${count} works`,
    ).toBe(true);
});

test('one in six or seven works goes across the window, and none of a few', () => {
  const across = wallOf(30).flatMap(({ size }, index) => (size === 'full' ? [index + 1] : []));
  expect(across).toEqual([6, 12, 19, 25]);
  expect(wallOf(5).some(({ size }) => size === 'full' || size === 'small')).toBe(false);
});
