import type { Section } from '#app/sections/schemas.ts';
import { expect, test } from './support/test.ts';
import { placedSections } from './workbench/measure.ts';
import { openWorkbench, samples, show } from './workbench/workbench.ts';

/** What a section does at its edges: sections that do the same look alike to their neighbours. */
interface Edges {
  section: Section;
  ground: string;
  /** Room between each edge and the content; none where a picture meets the edge. */
  start: number;
  end: number;
}

/** Stands between others without touching their ground: a hull from edge to edge, in a colour of its own. */
const divider = samples.get('plank-hero') ?? samples.get('poster-hero');

/**
 * What keeps room by its own measure: chapters on the grounds of their page, drawings that reach its edges, and what
 * begins a page and sets how that page is spaced.
 */
const own = new Set([
  'answers',
  'article-body',
  'brand-story',
  'article-related',
  'cargo',
  'client-reviews',
  'coast-hero',
  'contact-banner',
  'home-hero',
  'included',
  'job-list',
  'offerings',
  'offices',
  'regional-head',
  'service-advert',
  'service-intro',
  'service-team',
  'service-works',
  'stats',
  'team',
  'toolkit',
  'tools',
  'web-hero',
  'works-browser',
  'works-preview',
]);
const free = [...samples.values()].filter(({ type }) => !type.startsWith('story-') && !own.has(type));

const ends = free.filter(({ type }) => type === 'ending');

const scale = { 390: [0, 24, 36, 80], 1440: [0, 40, 64, 136] } as const;

for (const width of [390, 1440] as const)
  test(`the space between sections is right in any order at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await openWorkbench(page);
    if (!divider) throw new Error('no section to stand between others');

    const edges = await test.step('each section leaves room of one scale', async () => {
      const sections = free;
      await show(
        page,
        sections.flatMap((section) => [divider, section]),
      );
      const placed = (await page.evaluate(placedSections)).filter((_, index) => index % 2 === 1);
      return sections.map((section, index): Edges => {
        const { top, contentTop, contentBottom, bottom, ground } = placed[index] ?? {
          top: NaN,
          contentTop: NaN,
          contentBottom: NaN,
          bottom: NaN,
          ground: '',
        };
        const start = Math.max(0, Math.round(contentTop - top));
        const end = Math.max(0, Math.round(bottom - contentBottom));
        expect.soft(scale[width], `above ${section.type}`).toContain(start);
        expect.soft(scale[width], `below ${section.type}`).toContain(end);
        return { section, ground, start, end };
      });
    });

    await test.step('two neighbours are parted once on one ground, and each by its own room on two', async () => {
      const kinds = [
        ...new Map(edges.map((each) => [`${each.ground} ${each.start} ${each.end}`, each])).values(),
      ];
      const pairs = kinds.flatMap((above) => kinds.map((below) => ({ above, below })));
      await show(
        page,
        // A page that ends with the map and the form is spaced closer.
        [...pairs.flatMap(({ above, below }) => [divider, above.section, below.section]), ...ends],
      );
      const placed = await page.evaluate(placedSections);
      for (const [index, { above, below }] of pairs.entries()) {
        const [first, second] = [placed[3 * index + 1], placed[3 * index + 2]];
        // They share a row.
        if (first && second && second.top < first.bottom - 1) continue;
        const gap = Math.round((second?.contentTop ?? NaN) - (first?.contentBottom ?? NaN));
        const shared = above.ground === below.ground && above.end > 0 && below.start > 0;
        expect
          .soft(gap, `${above.section.type} above ${below.section.type}`)
          .toBeCloseTo(shared ? above.end : above.end + below.start, -0.5);
      }
    });
  });
