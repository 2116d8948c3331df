import { expect, test } from 'vitest';
import { takenSeats, teamsOnFirstSide } from './sides.ts';

test('teams keep their order, and both sides are as even as they can be', () => {
  expect(teamsOnFirstSide([5, 5, 2, 3, 3, 2])).toBe(2);
  expect(teamsOnFirstSide([1, 1, 9])).toBe(2);
  expect(teamsOnFirstSide([9, 1, 1])).toBe(1);
  expect(teamsOnFirstSide([4])).toBe(0);
});

test('every oar has one opposite', () => {
  expect(takenSeats([5, 5, 2, 3, 3, 2])).toEqual([0, 0]);
  expect(takenSeats([2, 1])).toEqual([0, 1]);
  expect(takenSeats([1, 1, 9])).toEqual([7, 0]);
  expect(takenSeats([4])).toEqual([4, 0]);
});
