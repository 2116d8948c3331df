import { landing } from '../../e2e/support/landing.ts';
import { expect, open, test } from '../../e2e/support/test.ts';

/** Pixels that the sections before the contact banner may take, at each width. */
const most = { 1440: 9100, 390: 11_400 } as const;

/** One page of each kind; every page in the full run. */
const everyOrFirst = Object.values(landing).flatMap((paths) =>
  process.env['FULL'] ? paths : paths.slice(0, 1),
);

for (const width of [1440, 390] as const)
  test(`a landing page is told in ${most[width]} px at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const heights: string[] = [];
    for (const path of everyOrFirst) {
      await open(page, path);
      const { told, main, footer } = await page.evaluate(() => {
        const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
        const essay = sections.find((section) => section.querySelector('[data-expander=once]'));
        return {
          told: (essay?.offsetTop ?? NaN) + (essay?.offsetHeight ?? NaN),
          main: document.querySelector('main')?.offsetHeight ?? 0,
          footer: document.querySelector<HTMLElement>('body > footer')?.offsetHeight ?? 0,
        };
      });
      heights.push(`${path}: told ${told}, main ${main}, footer ${footer}`);
      expect.soft(told, path).toBeLessThan(most[width]);
    }
    console.log([`${width} px`, ...heights].join('\n  '));
  });
