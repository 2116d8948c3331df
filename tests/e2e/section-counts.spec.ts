import type { Section } from '#app/sections/schemas.ts';
import { expect, test } from './support/test.ts';
import { brokenLayout } from './workbench/measure.ts';
import { openWorkbench, samples, show } from './workbench/workbench.ts';

type Fields = Record<string, unknown>;

/** Fields that identify items of a list. */
const names = new Set(['id', 'slug', 'key', 'title', 'name', 'label', 'heading', 'question', 'href']);

/** Resizes a list, repeating items if necessary, each with unique names. */
function resized(items: readonly unknown[], count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    const round = Math.floor(index / items.length);
    if (typeof item !== 'object' || item === null)
      return round > 0 && typeof item === 'string' ? `${item} ${round}` : item;
    const changed = Object.entries(item).map(([key, value]) => {
      if (round === 0 || !names.has(key)) return [key, value];
      return [key, typeof value === 'number' ? value + 1000 * round : `${value}-${round}`];
    });
    return Object.fromEntries(changed);
  });
}

/** Lists whose length is fixed by a drawing or a sentence. */
const fixed = new Set(['heading', 'series', 'address', 'days', 'sources', 'links', 'body', 'answer']);

/** Every list of a section, at the top or one level below, at its current length. */
function lists(section: Fields): { path: string[]; items: unknown[] }[] {
  return Object.entries(section).flatMap(([key, value]) => {
    if (fixed.has(key)) return [];
    if (Array.isArray(value)) return value.length > 0 ? [{ path: [key], items: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([inner, list]) =>
      Array.isArray(list) && list.length > 0 && !fixed.has(inner)
        ? [{ path: [key, inner], items: list }]
        : [],
    );
  });
}

function withList(section: Fields, [key = '', inner]: string[], items: unknown[]): Section {
  const value = inner === undefined ? items : { ...(section[key] as Fields), [inner]: items };
  return { ...section, [key]: value } as Section;
}

/** Every list of each kind of section, at each length. */
const cases = [...samples.values()].flatMap((section) =>
  lists(section as unknown as Fields).flatMap(({ path, items }) =>
    [...new Set([1, 2, 5, 3 * items.length])].map((count) => ({
      name: `${section.type}: ${count} ${path.join('.')}`,
      section: withList(section as unknown as Fields, path, resized(items, count)),
    })),
  ),
);

const widths = process.env['FULL'] ? [390, 768, 1440] : [390, 1440];
const perPage = 40;

test("each collection of a section holds from one item to three times today's number", async ({ page }) => {
  test.setTimeout(180_000);
  await openWorkbench(page);
  /** Renders cases on one page; returns the widths that have problems, with a description. */
  const look = async (some: typeof cases): Promise<string[]> => {
    await show(
      page,
      some.map(({ section }) => section),
    );
    const broken: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      broken.push(...(await page.evaluate(brokenLayout)).map((fault) => `${width} px: ${fault}`));
    }
    return broken;
  };
  for (let first = 0; first < cases.length; first += perPage) {
    // Several cases at once, because the shell takes most of the time; one by one after a failure.
    const some = cases.slice(first, first + perPage);
    if ((await look(some)).length === 0) continue;
    for (const each of some) expect.soft(await look([each]), each.name).toEqual([]);
  }
});
