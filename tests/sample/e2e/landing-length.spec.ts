import { landing } from '../../e2e/support/landing.ts';
import { expect, open, test } from '../../e2e/support/test.ts';

/** Pixels that a page and the footer below its harbour may take, at each width. */
const most = { 1440: { main: 9000, footer: 300 }, 390: { main: 12_000, footer: 600 } } as const;

/** One page of each kind; every page in the full run. */
const everyOrFirst = Object.values(landing).flatMap((paths) =>
  process.env['FULL'] ? paths : paths.slice(0, 1),
);

for (const width of [1440, 390] as const)
  test(`a landing page is at most ${most[width].main} px high at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const heights: string[] = [];
    for (const path of everyOrFirst) {
      await open(page, path);
      const { main, footer } = await page.evaluate(() => ({
        main: document.querySelector('main')?.offsetHeight ?? NaN,
        footer: document.querySelector<HTMLElement>('body > footer')?.offsetHeight ?? NaN,
      }));
      heights.push(`${path}: main ${main}, footer ${footer}`);
      expect.soft(main, path).toBeLessThanOrEqual(most[width].main);
      expect.soft(footer, path).toBeLessThanOrEqual(most[width].footer);
    }
    console.log([`${width} px`, ...heights].join('\n  '));
  });
