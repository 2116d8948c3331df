import { expect, test } from 'vitest';
import { timestamp } from './dates.ts';

test('a day begins at the midnight of the agency', () => {
  expect(timestamp('2025-03-21', 'Asia/Kolkata')).toBe('2025-03-21T00:00:00+05:30');
  expect(timestamp('2025-07-01', 'Europe/Oslo')).toBe('2025-07-01T00:00:00+02:00');
  expect(timestamp('2025-12-01', 'Europe/Oslo')).toBe('2025-12-01T00:00:00+01:00');
  expect(timestamp('2025-12-01', 'America/Lima')).toBe('2025-12-01T00:00:00-05:00');
  expect(timestamp('2025-12-01', 'UTC')).toBe('2025-12-01T00:00:00+00:00');
});
