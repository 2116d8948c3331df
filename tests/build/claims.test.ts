import { describe, expect, test } from 'vitest';
import { content, pages, words } from './site.ts';

const claims = Object.entries(content.claims.claims).flatMap(([id, { figure, pages: paths }]) =>
  paths.map((path) => [id, figure, path] as const),
);

describe('the claim', () => {
  test.skipIf(claims.length === 0).each(claims)('%s (%s) is on %s', (_, figure, path) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect(page && words(page)).toContain(figure);
  });
});
