import type { Page } from '@playwright/test';
import type { Section } from '#app/sections/schemas.ts';
import { expect, test } from './support/test.ts';
import { type Placed, placedSections } from './workbench/measure.ts';
import { openWorkbench, samples, show } from './workbench/workbench.ts';

/** A section's edges at one width: sections with the same edges are spaced the same. */
interface Edges {
  ground: string;
  /** Padding between each edge and the content; zero if a picture reaches the edge. */
  start: number;
  end: number;
}

/** A separator with a unique background, so that its neighbours do not affect each other. */
const divider = samples.get('plank-hero') ?? samples.get('poster-hero');

/**
 * Sections with their own spacing: chapters on story backgrounds, drawings that reach the edges, heroes that set the
 * spacing of their page, and the ending they compose.
 */
const own = new Set([
  'answers',
  'article-body',
  'break-even',
  'brand-story',
  'article-related',
  'award-banner',
  'cargo',
  'charted-results',
  'client-reviews',
  'coast-hero',
  'coin-hero',
  'contact-banner',
  'contact-form',
  'ending',
  'home-hero',
  'included',
  'job-list',
  'link-list',
  'offerings',
  'office-map',
  'offices',
  'price-terms',
  'regional-head',
  'seo-hero',
  'seo-team',
  'service-advert',
  'service-cards',
  'service-intro',
  'service-team',
  'service-works',
  'showcase',
  'stats',
  'team',
  'toolkit',
  'tools',
  'web-hero',
  'works-browser',
  'works-preview',
]);
const free = [...samples.values()].filter(({ type }) => !type.startsWith('story-') && !own.has(type));

/** A page that ends with the map and the form has tighter spacing. */
const ends = [...samples.values()].filter(({ type }) => type === 'ending');

const scale = { 390: [0, 20, 24, 36, 80], 1440: [0, 40, 64, 136] } as const;
const widths = [390, 1440] as const;

/** Renders sections below each other; returns their positions at each width. */
async function place(page: Page, sections: readonly Section[]): Promise<Placed[][]> {
  await show(page, sections);
  const placed: Placed[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    placed.push(await page.evaluate(placedSections));
  }
  return placed;
}

/** A sequence in which every two different items are neighbours once. */
function everyPair<T>(things: readonly T[]): T[] {
  const round = things.flatMap((one, index) => [
    one,
    ...things.slice(index + 1).flatMap((other) => [one, other]),
  ]);
  return [...round, ...things.slice(0, 1)];
}

function edgesOf({ top, contentTop, contentBottom, bottom, ground }: Placed): Edges {
  const room = (from: number, to: number): number => Math.max(0, Math.round(to - from));
  return { ground, start: room(top, contentTop), end: room(contentBottom, bottom) };
}

test('the space between sections is right in any order', async ({ page }) => {
  test.setTimeout(120_000);
  await openWorkbench(page);
  if (!divider) throw new Error('no section to stand between others');

  const sections = await test.step('each section leaves room of one scale', async () => {
    const placed = await place(page, [...free.flatMap((section) => [divider, section]), ...ends]);
    return free.map((section, index) => {
      const edges = placed.flatMap((all) => all.slice(2 * index + 1, 2 * index + 2).map(edgesOf));
      for (const [at, { start, end }] of edges.entries()) {
        const width = widths[at] ?? 390;
        expect.soft(scale[width], `above ${section.type} at ${width} px`).toContain(start);
        expect.soft(scale[width], `below ${section.type} at ${width} px`).toContain(end);
      }
      expect(edges).toHaveLength(widths.length);
      return { section, edges };
    });
  });

  await test.step('two neighbours are parted once on one ground, and each by its own room on two', async () => {
    const kinds = [...new Map(sections.map((each) => [JSON.stringify(each.edges), each])).values()];
    const row = everyPair(kinds);
    const placed = await place(page, [divider, ...row.map(({ section }) => section), divider, ...ends]);
    for (const [at, width] of widths.entries()) {
      let besides = false;
      for (const [index, above] of row.slice(0, -1).entries()) {
        const below = row[index + 1];
        const [first, second] = placed[at]?.slice(index + 1, index + 3) ?? [];
        const [upper, lower] = [above.edges[at], below?.edges[at]];
        if (!first || !second || !upper || !lower) throw new Error('a section is missing');
        const wasBesides = besides;
        besides = second.top < first.bottom - 1;
        // They are side by side, or the upper one is beside its other neighbour.
        if (besides || wasBesides) continue;
        const isParted = upper.ground !== lower.ground || upper.end === 0 || lower.start === 0;
        expect
          .soft(
            Math.round(second.contentTop - first.contentBottom),
            `${above.section.type} above ${below?.section.type} at ${width} px`,
          )
          .toBeCloseTo(isParted ? upper.end + lower.start : upper.end, -0.5);
      }
    }
  });
});
