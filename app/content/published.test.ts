import { expect, test } from 'vitest';
import { contentAfter } from '#app/pages/broken-content.ts';
import { article } from '#app/pages/broken-probes.ts';
import { dayIn, nextPublication, published, withMarks } from './published.ts';

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

test('an editor sees what is not published, marked; visitors do not', () => {
  const { content } = contentAfter((copy) => {
    copy.write('articles/a-draft.md', article.replace('type: Journal', 'type: Journal\ndraft: true'));
  });
  expect(content.articles.has('a-draft')).toBe(false);
  const [key = '', known] = [...content.articles].at(0) ?? [];
  if (!known) throw new Error('there is no article');
  const marked = (record: typeof known) =>
    withMarks({ ...content, articles: new Map([[key, record]]) }, '2025-09-18').articles.get(key)?.type;
  expect(marked({ ...known, draft: true })).toBe(`Draft · ${known.type}`);
  expect(marked({ ...known, date: '2025-10-01' })).toBe(`From 2025-10-01 · ${known.type}`);
  expect(marked({ ...known, date: '2025-09-18' })).toBe(known.type);
});
