import { describe, expect, test } from 'vitest';
import { all, type BuiltPage, content, pages } from './site.ts';

const claimed = Object.values(content.claims.claims);

type Claim = (typeof claimed)[number];

/** Nouns that may follow the claim's figure. */
const counted = ({ unit, subject }: Claim): string[] =>
  unit === 'people' ? ['people', 'members'] : [unit, subject];

const blocks = (page: BuiltPage): string[] =>
  all(page, 'main p, main li, main h1, main h2, main h3, main figcaption').map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' '),
  );

/** Whether a page shows a claim: among its figures with its scope, or in a sentence, soon followed by what it counts. */
function isShown(claim: Claim, page: BuiltPage): boolean {
  const { figure, label, scope } = claim;
  const isRow = all(page, 'main dl > div').some(
    (pair) =>
      pair.querySelector('dd')?.textContent.trim() === figure &&
      pair.querySelector('dt')?.textContent.includes(scope),
  );
  const about = [...counted(claim), ...(`${label} ${scope}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [])];
  const escaped = figure.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');
  // Not as a part of another figure.
  const said = new RegExp(`(?<![\\d.,–])${escaped}(?![\\d+–]|[.,]\\d)\\S*(?: \\S+){0,8}`, 'g');
  return (
    isRow ||
    blocks(page)
      .flatMap((block) => block.match(said) ?? [])
      .some((words) => about.some((word) => words.toLowerCase().includes(word)))
  );
}

const claims = Object.entries(content.claims.claims).flatMap(([id, claim]) =>
  claim.pages.map((path) => [id, path, claim] as const),
);

describe('the claim', () => {
  test.skipIf(claims.length === 0).each(claims)('%s is on %s', (_, path, claim) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect(page && isShown(claim, page)).toBe(true);
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

/** A figure such as `500+`, and the four words after it. */
const round = /\b(\d[\d,]*M?\+)((?: [^ .]+){0,4})/g;

test('a round figure in a sentence counts what its claim counts', () => {
  const nouns = new Set(claimed.flatMap(counted));
  const nounsOf = (text: string): string[] =>
    (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => nouns.has(word));
  const wrong = pages.flatMap((page) =>
    blocks(page).flatMap((block) =>
      [...block.matchAll(round)].flatMap(([said, figure = '', after = '']) => {
        const meant = claimed.filter((claim) => claim.figure.startsWith(figure)).flatMap(counted);
        const [closest] = nounsOf(after);
        const ok = closest ? meant.includes(closest) : nounsOf(block).some((noun) => meant.includes(noun));
        return ok ? [] : [`${page.path}: ${said}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
