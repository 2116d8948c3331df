import { expect, test } from 'vitest';
import { placeOf, spansOf } from './span.ts';

const hours = { opens: 9 * 60 + 30, closes: 18 * 60 + 30, days: [1, 2, 3, 4, 5] };
const kozhikode = { ...hours, timeZone: 'Asia/Kolkata' };
const dubai = { ...hours, timeZone: 'Asia/Dubai' };

test('the rules show one stretch of time in the hours of each office', () => {
  const [east, west] = spansOf([kozhikode, dubai], new Date('2025-09-18T08:00:00Z'));
  expect(east).toEqual({ from: 6 * 60, to: 21 * 60 });
  expect(west).toEqual({ from: 4.5 * 60, to: 19.5 * 60 });
});

test('one moment stands at one place of both', () => {
  const [east, west] = spansOf([kozhikode, dubai], new Date('2025-09-18T08:00:00Z'));
  if (!east || !west) throw new Error('no rules');
  expect(placeOf(15.5 * 60, east)).toBe('63.33%');
  expect(placeOf(14 * 60, west)).toBe('63.33%');
});

test('an office west of Greenwich is behind it', () => {
  expect(spansOf([{ ...hours, timeZone: 'America/Lima' }], new Date('2025-09-18T08:00:00Z'))).toEqual([
    { from: 6 * 60, to: 19.5 * 60 },
  ]);
});
