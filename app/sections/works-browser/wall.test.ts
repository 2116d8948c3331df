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
  ['works with a result', []],
  ['stories', [1, 0]],
  ['studies', [1, 0, 0]],
  ['notes', [0, 0, 0, 0]],
] as const)('every row of %s is full, however many there are', (_, others) => {
  for (let count = 0; count <= 30; count++) {
    let filled = 0;
    for (const { span } of spots(...others, count)) {
      filled += span;
      expect(filled, String(count)).toBeLessThanOrEqual(36);
      if (filled === 36) filled = 0;
    }
    expect(filled, String(count)).toBe(0);
  }
});

test('results come first, studies follow, then what has no story', () => {
  const hung = hang(works(1, 3, 2, 2, 1, 3));
  expect([...hung.values()].map(({ wall, size, span }) => `${wall} ${size} ${span}`)).toEqual([
    '0 wide 36',
    '0 wide 36',
    '0 poster 18',
    '0 poster 18',
    '0 poster 18',
    '0 poster 18',
    '1 poster 18',
    '1 poster 18',
    '2 note 9',
    '2 note 9',
    '2 note 9',
    '2 note 9',
  ]);
  expect([...hung.keys()].slice(0, 2)).toEqual([11, 8]);
});

test('of the studies the second and one in four are opened, and the others are a list', () => {
  expect(spots(0, 0, 0, 7).map(({ size }) => size)).toEqual([
    ...['full', 'wide', 'strip', 'strip'],
    ...['full', 'strip', 'strip'],
  ]);
});

test('of seven stories one goes across the window, and none of three', () => {
  const across = spots(0, 0, 14).flatMap(({ size }, at) => (size === 'full' ? [at + 1] : []));
  expect(across).toEqual([5, 12]);
  expect(spots(0, 0, 3).some(({ size }) => size === 'full')).toBe(false);
});
