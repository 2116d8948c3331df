import { describe, expect, test } from 'vitest';
import { all, content, pages, words } from './site.ts';

const claimed = Object.values(content.claims.claims);

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
  const byFigure = Map.groupBy(claimed, ({ figure }) => figure);
  const bare = pages.flatMap((page) =>
    all(page, 'main dl > div').flatMap((pair) => {
      const term = pair.querySelector('dt')?.textContent ?? '';
      const figures = byFigure.get(pair.querySelector('dd')?.textContent.trim() ?? '') ?? [];
      const meant = figures.filter(({ label }) => term.trim().startsWith(label));
      return meant.length === 0 || meant.some(({ scope }) => term.includes(scope))
        ? []
        : [`${page.path}: ${term}`];
    }),
  );
  expect(bare).toEqual([]);
});

/** Nouns that may follow the claim's figure. */
const counted = ({ unit, subject }: (typeof claimed)[number]): string[] =>
  unit === 'people' ? ['people', 'members'] : [unit, subject];

/** A figure such as `500+`, and the four words after it. */
const round = /\b(\d[\d,]*M?\+)((?: [^ .]+){0,4})/g;

test('a round figure in a sentence counts what its claim counts', () => {
  const nouns = new Set(claimed.flatMap(counted));
  const nounsOf = (text: string): string[] =>
    (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => nouns.has(word));
  const wrong = pages.flatMap((page) =>
    all(page, 'main p, main li, main h1, main h2, main h3, main figcaption').flatMap((block) =>
      [...block.textContent.replaceAll(/\s+/g, ' ').matchAll(round)].flatMap(
        ([said, figure = '', after = '']) => {
          const meant = claimed.filter((claim) => claim.figure.startsWith(figure)).flatMap(counted);
          const [closest] = nounsOf(after);
          const ok = closest
            ? meant.includes(closest)
            : nounsOf(block.textContent).some((noun) => meant.includes(noun));
          return ok ? [] : [`${page.path}: ${said}`];
        },
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
