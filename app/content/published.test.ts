import { expect, test } from 'vitest';
import { dayIn, nextPublication, published } from './published.ts';

test('leaves out drafts and what is dated after today', () => {
  const records = new Map([
    ['old', { date: '2024-11-07' }],
    ['today', { date: '2025-05-24' }],
    ['tomorrow', { date: '2025-05-25' }],
    ['draft', { date: '2024-01-01', draft: true as const }],
  ]);
  expect([...published(records, '2025-05-24').keys()]).toEqual(['old', 'today']);
});

test('a day begins by the clock of the agency', () => {
  expect(dayIn('Asia/Kolkata', new Date('2026-11-30T18:29:59Z'))).toBe('2026-11-30');
  expect(dayIn('Asia/Kolkata', new Date('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
});

test('knows the next day on which something appears', () => {
  const records = new Map([
    ['today', { date: '2025-05-24' }],
    ['later', { date: '2025-06-01' }],
    ['sooner', { date: '2025-05-30' }],
    ['draft', { date: '2025-05-25', draft: true as const }],
  ]);
  expect(nextPublication(records, '2025-05-24')).toBe('2025-05-30');
  expect(nextPublication(records, '2025-06-01')).toBeUndefined();
});
