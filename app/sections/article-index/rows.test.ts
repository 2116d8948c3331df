import { expect, test } from 'vitest';
import { columnsOf } from './rows.ts';

test('the first of eleven cards leads, and four rows of their own follow', () => {
  expect(columnsOf(11)).toEqual([12, 4, 4, 4, 7, 5, 5, 7, 4, 4, 4]);
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
