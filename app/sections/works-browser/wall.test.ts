import { expect, test } from 'vitest';
import { hang, type Spot } from './wall.ts';

/** Works with these counts per rank, in descending order of rank. */
function works(...counts: number[]): { id: number; rank: number }[] {
  return counts
    .flatMap((count, rank) => Array<number>(count).fill(rank))
    .toReversed()
    .map((rank, id) => ({ id, rank }));
}

const spots = (...counts: number[]): Spot[] => [...hang(works(...counts)).values()];

test.each([
  ['stories', [1, 0]],
  ['studies', [1, 0, 0]],
] as const)('every row of %s is full, however many there are', (_, others) => {
  for (let stories = 0; stories <= 30; stories++) {
    let filled = 0;
    for (const { span } of spots(...others, stories)) {
      filled += span;
      expect(filled, String(stories)).toBeLessThanOrEqual(30);
      if (filled === 30) filled = 0;
    }
    expect(filled, String(stories)).toBe(0);
  }
});

test('figures come first, studies follow, then what has no story', () => {
  const hung = hang(works(1, 1, 2, 2, 1, 3));
  expect([...hung.values()].map(({ wall, size, span }) => `${wall} ${size} ${span}`)).toEqual([
    '0 large 18',
    '0 medium 12',
    '0 medium 12',
    '0 large 18',
    '1 medium 12',
    '1 large 18',
    '2 large 18',
    '2 medium 12',
    '2 medium 12',
    '2 large 18',
  ]);
  expect([...hung.keys()].slice(0, 2)).toEqual([9, 8]);
});

test('of works without a story four are posters and the others lines, two in a row', () => {
  expect(spots(0, 0, 0, 0, 2, 5).map(({ size, span }) => `${size} ${span}`)).toEqual([
    'large 18',
    'medium 12',
    'medium 12',
    'large 18',
    'small 15',
    'small 15',
    'small 30',
  ]);
});

test('one in six stories goes across the window, and none of a few', () => {
  const across = spots(0, 0, 12).flatMap(({ size }, at) => (size === 'full' ? [at + 1] : []));
  expect(across).toEqual([3, 9]);
  expect(spots(0, 0, 5).some(({ size }) => size === 'full')).toBe(false);
});
