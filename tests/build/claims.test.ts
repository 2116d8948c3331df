import { describe, expect, test } from 'vitest';
import { all, content, pages, words } from './site.ts';

const claims = Object.entries(content.claims.claims).flatMap(([id, { figure, pages: paths }]) =>
  paths.map((path) => [id, figure, path] as const),
);

describe('the claim', () => {
  test.skipIf(claims.length === 0).each(claims)('%s (%s) is on %s', (_, figure, path) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect(page && words(page)).toContain(figure);
  });
});

test('a figure never stands without its scope', () => {
  const byFigure = Map.groupBy(Object.values(content.claims.claims), ({ figure }) => figure);
  const bare = pages.flatMap((page) =>
    all(page, 'main dl > div').flatMap((pair) => {
      const term = pair.querySelector('dt')?.textContent ?? '';
      const figures = byFigure.get(pair.querySelector('dd')?.textContent.trim() ?? '') ?? [];
      const meant = figures.filter(({ label }) => term.trim().startsWith(label));
      return meant.length === 0 || meant.some(({ scope }) => term.includes(scope)) ? [] : [`${page.path}: ${term}`];
    }),
  );
  expect(bare).toEqual([]);
});
