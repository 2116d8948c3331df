import { expect, test } from 'vitest';
import { dateLabel } from './dates.ts';

test('dates read as the articles show them, whatever the time zone of the machine', () => {
  expect(dateLabel('2025-05-24')).toBe('May 24, 2025');
  expect(dateLabel('2024-11-07')).toBe('November 07, 2024');
  expect(dateLabel('2025-01-01')).toBe('January 01, 2025');
  expect(dateLabel('2024-12-31')).toBe('December 31, 2024');
});
