import { listPages } from '#app/pages/list.ts';
import { violations } from './support/axe.ts';
import { content, expect, hydrated, test } from './support/test.ts';

const paths = listPages(content).map((page) => page.path);

/** Runs in the browser: titles that lead somewhere and do not look like it, or look like it and lead nowhere. */
function wronglyUnderlined(): string[] {
  return [...document.querySelectorAll('main h3')]
    .filter((title) => {
      const link = title.closest('a') ?? title.querySelector('a');
      const marked = [title, link].some(
        (part) => part && getComputedStyle(part).textDecorationLine.includes('underline'),
      );
      // A list of links has the pointer in the place of the line.
      if (link && title.querySelector('svg')) return false;
      return title.checkVisibility() && !title.querySelector('button') && marked !== Boolean(link);
    })
    .map((title) => title.textContent ?? '');
}

test('there are pages to visit', () => {
  expect(paths.length).toBeGreaterThan(50);
});

for (const path of paths)
  test(`${path}: one heading, no sideways scrolling, nothing for axe and no console noise at 390 and 1440 px`, async ({
    page,
    noise,
  }) => {
    test.slow();
    // The page that stands for a missing one is delivered as missing, which the browser notes.
    const status = path.endsWith('/404') ? 404 : 200;
    // Nothing moves or fades in while axe measures contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      if (status === 404) expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
      await hydrated(page.getByRole('banner'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `width at ${width}`,
      ).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(wronglyUnderlined), 'titles of cards').toEqual([]);
      expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
    }
  });
