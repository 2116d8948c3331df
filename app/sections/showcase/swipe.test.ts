import { expect, test } from 'vitest';
import { itemAt } from './swipe.ts';

test('the active dot follows the scroll position', () => {
  expect(itemAt(0, 1800, 6)).toBe(0);
  expect(itemAt(149, 1800, 6)).toBe(0);
  expect(itemAt(151, 1800, 6)).toBe(1);
  expect(itemAt(300, 1800, 6)).toBe(1);
  expect(itemAt(1500, 1800, 6)).toBe(5);
});

test('it never leaves the list, in either reading direction', () => {
  expect(itemAt(9000, 1800, 6)).toBe(5);
  expect(itemAt(-300, 1800, 6)).toBe(1);
});
