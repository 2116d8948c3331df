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

const shapes = (...counts: number[]): string[] =>
  spots(...counts).map(({ size, span }) => (size === 'poster' ? String(span) : size));

test('studies are pairs, with thirds in the last row of an odd number', () => {
  expect(shapes(0, 0, 0, 7)).toEqual(['21', '15', '15', '21', '12', '12', '12']);
  expect(shapes(0, 0, 0, 4)).toEqual(['21', '15', '15', '21']);
});

test('of seven stories one goes across the window, and none of three', () => {
  expect(shapes(0, 0, 7)).toEqual(['12', '12', '12', 'full', '12', '12', '12']);
  expect(shapes(0, 0, 3)).toEqual(['12', '12', '12']);
});
