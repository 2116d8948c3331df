import { landing } from '../../e2e/support/landing.ts';
import { expect, open, test } from '../../e2e/support/test.ts';

/** Maximum height in pixels of a page, and of its footer below the scene, at each width. */
const most = { 1440: { main: 9000, footer: 300 }, 390: { main: 12_000, footer: 600 } } as const;

/** How much longer a page may be on which benefits and process stand open, which others reveal. */
const standOpen: Readonly<Record<string, number>> = {
  '/services/performance-marketing-agency-in-kerala': 450,
};

/** One page of each kind; every page in the full run. */
const everyOrFirst = Object.values(landing).flatMap((paths) =>
  process.env['FULL'] ? paths : paths.slice(0, 1),
);

test('a landing page is no longer than it may be', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of everyOrFirst) {
    await open(page, path);
    for (const width of [1440, 390] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { main, footer } = await page.evaluate(() => ({
        main: document.querySelector('main')?.offsetHeight ?? NaN,
        footer: document.querySelector<HTMLElement>('body > footer')?.offsetHeight ?? NaN,
      }));
      console.log(`${path} at ${width} px: main ${main}, footer ${footer}`);
      expect
        .soft(main, `${path} at ${width} px`)
        .toBeLessThanOrEqual(most[width].main + (standOpen[path] ?? 0));
      expect.soft(footer, `${path} at ${width} px`).toBeLessThanOrEqual(most[width].footer);
    }
  }
});
