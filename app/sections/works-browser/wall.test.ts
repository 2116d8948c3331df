import { expect, test } from 'vitest';
import { wallOf } from './wall.ts';

const columns = 10;

/** So many stories, each followed by a work without one. */
function mixed(stories: number): boolean[] {
  return Array.from({ length: 2 * stories }, (_, at) => at % 2 === 0);
}

test('every row of stories is full, however many there are', () => {
  for (let stories = 0; stories <= 30; stories++) {
    const rows: number[] = [];
    let next = 1;
    for (const { from, span } of wallOf(mixed(stories)).filter(({ size }) => size !== 'row')) {
      if (from === 1) rows.push(0);
      expect(from).toBe(rows.at(-1) === 0 ? 1 : next);
      rows.push((rows.pop() ?? 0) + span);
      next = from + span;
    }
    expect(
      rows.every((span) => span === columns),
      String(stories),
    ).toBe(true);
  }
});

test('a story always hangs on the wall, and what leads nowhere stands in the list', () => {
  const flags = mixed(20);
  expect(wallOf(flags).map(({ size }) => size !== 'row')).toEqual(flags);
});

test('one in nine stories goes across the window, and none of a few', () => {
  const across = wallOf(Array<boolean>(18).fill(true)).flatMap(({ size }, index) =>
    size === 'full' ? [index + 1] : [],
  );
  expect(across).toEqual([9, 18]);
  expect(wallOf(mixed(5)).some(({ size }) => size === 'full')).toBe(false);
});
