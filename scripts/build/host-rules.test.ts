import { expect, test } from 'vitest';
import { redirectsSchema } from '#app/content/schema/settings.ts';
import { headerRules, redirectList } from './host-rules.ts';

const rules = (redirects: { from: string; to: string }[], pages: string[]) =>
  redirectList({ redirects: redirectsSchema.parse({ redirects }) }, pages);

test('an old address moves however it is written', () => {
  expect(rules([{ from: '/OldPage', to: '/new' }], ['/new'])).toEqual(
    ['/OldPage', '/OldPage/', '/oldpage', '/oldpage/'].map((from) => ({ from, to: '/new' })),
  );
});

test('a page with capitals is found in lower case', () => {
  expect(rules([], ['/Privacy', '/about'])).toEqual([
    { from: '/privacy', to: '/Privacy' },
    { from: '/privacy/', to: '/Privacy' },
  ]);
});

test('no rule hides a page or its slash, or is given twice', () => {
  expect(
    rules(
      [
        { from: '/About', to: '/' },
        { from: '/about/', to: '/' },
      ],
      ['/', '/about'],
    ).map(({ from }) => from),
  ).toEqual(['/About', '/About/']);
});

test('only addresses with a hash of their content are kept for a year', () => {
  const cached = Object.entries(headerRules).filter(([, headers]) => 'Cache-Control' in headers);
  expect(cached.map(([pattern]) => pattern)).toEqual(['/assets/*', '/media/*']);
});
