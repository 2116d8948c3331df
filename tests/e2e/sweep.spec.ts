import { listPages } from '#app/pages/list.ts';
import { wronglyUnderlined } from './support/layout.ts';
import { templates } from './support/templates.ts';
import { content, expect, hydrated, test } from './support/test.ts';

/** Pages that are not in `templates`. */
const others = listPages(content).filter(({ path }) => !templates.includes(path));

for (const [collection, pages] of Map.groupBy(others, (page) => page.collection))
  test(`every other page of ${collection} fits its window, and the browser has nothing to say`, async ({
    page,
    noise,
  }) => {
    test.setTimeout(10_000 * pages.length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of pages)
      await test.step(path, async () => {
        // 404 pages have status 404, which the browser logs.
        const status = path.endsWith('/404') ? 404 : 200;
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
        await hydrated(page.getByRole('banner'));
        if (status === 404) expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const room = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(room, `${path} at ${width} px`).toBeLessThanOrEqual(width);
          expect.soft(await wronglyUnderlined(page), `titles of cards on ${path}`).toEqual([]);
        }
        expect(noise, path).toEqual([]);
      });
  });
