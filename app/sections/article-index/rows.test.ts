import { expect, test } from 'vitest';
import { isTall, rowOf } from './rows.ts';

const yearOf = <Value>(length: number, of: (place: number, length: number) => Value): Value[] =>
  Array.from({ length }, (_, place) => of(place, length));

test.each([
  [1, [0]],
  [2, [0, 'one']],
  [3, [0, 1, 1]],
  [4, [0, 'three', 'three', 'three']],
  [6, [0, 1, 1, 'three', 'three', 'three']],
  [7, [0, 1, 1, 'one', 'three', 'three', 'three']],
  [8, [0, 1, 1, 'one', 0, 1, 1, 0]],
] as const)('a year of %i articles is laid out in full rows', (length, rows) => {
  expect(yearOf(length, rowOf)).toEqual(rows);
});

test('every third article is tall, and so is the first', () => {
  expect(yearOf(5, isTall)).toEqual([true, true, false, false, true]);
  expect(yearOf(8, isTall)).toEqual([true, false, false, true, false, false, true, false]);
});
