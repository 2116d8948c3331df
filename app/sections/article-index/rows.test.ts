import { expect, test } from 'vitest';
import { columnsOf } from './rows.ts';

test('eleven cards make five rows of their own', () => {
  expect(columnsOf(11)).toEqual([7, 5, 4, 4, 4, 5, 7, 3, 6, 3, 12]);
});

test('every row is full, however many cards there are', () => {
  for (let count = 1; count <= 60; count++) {
    const columns = columnsOf(count);
    expect(columns).toHaveLength(count);
    let filled = 0;
    for (const span of columns) {
      filled += span;
      expect(filled, `${count} cards`).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect(filled, `${count} cards`).toBe(0);
  }
});
