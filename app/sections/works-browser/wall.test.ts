import { expect, test } from 'vitest';
import { type Spot, wallOf } from './wall.ts';

const columns = 10;

/** Stories and posters in turns, as many as asked for. */
function mixed(stories: number, posters: number): boolean[] {
  return Array.from({ length: Math.max(stories, posters) }, (_, at) => [
    ...(at < stories ? [true] : []),
    ...(at < posters ? [false] : []),
  ]).flat();
}

/** The rows that a grid makes of the spots, those of the posters last. */
function rowsOf(stories: number, posters: number): number[] {
  const spots = wallOf(mixed(stories, posters));
  const hung: readonly Spot[] = spots.toSorted((a, b) => Number(Boolean(a.also)) - Number(Boolean(b.also)));
  const rows: number[] = [];
  let next = 1;
  for (const { from, span } of hung) {
    if (from === 1) rows.push(0);
    expect(from).toBe(rows.at(-1) === 0 ? 1 : next);
    rows.push((rows.pop() ?? 0) + span);
    next = from + span;
  }
  return rows;
}

test('every row is full, however many works with a story and without one there are', () => {
  for (let stories = 0; stories <= 30; stories++)
    for (let posters = 0; posters <= 16; posters++)
      expect(
        rowsOf(stories, posters).every((span) => span === columns),
        `${stories} and ${posters}`,
      ).toBe(true);
});

test('a story is never shown small, and only a story goes across the window', () => {
  const flags = mixed(20, 20);
  for (const [index, { size, also }] of wallOf(flags).entries()) {
    expect(Boolean(also)).toBe(!flags[index]);
    expect(size).not.toBe(flags[index] ? 'small' : 'full');
  }
});

test('one in nine stories goes across the window, and none of a few', () => {
  const across = wallOf(mixed(18, 0)).flatMap(({ size }, index) => (size === 'full' ? [index + 1] : []));
  expect(across).toEqual([9, 18]);
  expect(wallOf(mixed(5, 5)).some(({ size }) => size === 'full')).toBe(false);
});
