import { expect, test } from 'vitest';
import { published } from './published.ts';

test('leaves out drafts and what is dated after today', () => {
  const records = new Map([
    ['old', { date: '2024-11-07' }],
    ['today', { date: '2025-05-24' }],
    ['tomorrow', { date: '2025-05-25' }],
    ['draft', { date: '2024-01-01', draft: true as const }],
  ]);
  expect([...published(records, '2025-05-24').keys()]).toEqual(['old', 'today']);
});
