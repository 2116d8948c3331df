import { expect, test } from 'vitest';
import { itemAt } from './swipe.ts';

/** Six items of 300 px in a viewport of 390 px. */
const at = (scrollLeft: number): number => itemAt({ scrollLeft, scrollWidth: 1800, clientWidth: 390 }, 6);

test('the active dot follows the scroll position', () => {
  expect(at(0)).toBe(0);
  expect(at(149)).toBe(0);
  expect(at(151)).toBe(1);
  expect(at(300)).toBe(1);
  expect(at(1200)).toBe(4);
});

test('at the end of the list the last dot is lit', () => {
  expect(at(1346)).toBe(4);
  expect(at(1409.5)).toBe(5);
  expect(at(1410)).toBe(5);
  // On wide viewports the row ends before the last item reaches the start.
  expect(itemAt({ scrollLeft: 1032, scrollWidth: 1800, clientWidth: 768 }, 6)).toBe(5);
});

test('it never leaves the list, in either reading direction', () => {
  expect(at(9000)).toBe(5);
  expect(at(-300)).toBe(1);
  expect(at(-1410)).toBe(5);
});

test('where all items fit, the first is active', () => {
  expect(itemAt({ scrollLeft: 0, scrollWidth: 390, clientWidth: 390 }, 2)).toBe(0);
});
