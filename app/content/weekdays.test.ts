import { expect, test } from 'vitest';
import { weekdays } from './weekdays.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('days that follow each other are named by the first and the last, others one by one', () => {
  expect(weekdays([1, 2, 3, 4, 5, 6], names)).toBe('Monday – Saturday');
  expect(weekdays([3, 1], names)).toBe('Monday, Wednesday');
  expect(weekdays([4], names)).toBe('Thursday');
  expect(weekdays([1, 2, 3, 4, 7], names)).toBe('Sunday – Thursday');
  expect(weekdays([1, 2, 3, 4, 5, 6, 7], names)).toBe('Monday – Sunday');
});
