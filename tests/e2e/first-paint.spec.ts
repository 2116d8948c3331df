import type { Page } from '@playwright/test';
import { wholeBrowser } from './support/browser.ts';
import { templates } from './support/templates.ts';
import { expect, open, test } from './support/test.ts';

// The phone of Lighthouse.
test.use({
  launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox', '--disable-gpu'] },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
});

/** Layout shifts since the page began, summed without windows: never less than the browser's own figure. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[])
              .map(({ value }) => value)
              .reduce((sum, value) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, there is nothing to observe.
        setTimeout(resolve, 200, 0);
      }),
  );
}

/** When files were asked for and the first words were painted, in milliseconds since the page was asked for. */
function times(page: Page): Promise<{ painted: number; fonts: number[]; scripts: number[] }> {
  return page.evaluate(() => {
    const begun = (ending: string): number[] =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map(({ startTime }) => startTime);
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fonts: begun('.woff2'),
      scripts: begun('.js'),
    };
  });
}

/** Holds the typefaces back until long after the first paint. */
async function holdTypefaces(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  return letGo;
}

const typefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .toSorted(),
  );

test('a first visit is painted before typefaces and scripts are fetched', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => typefaces(page)).toEqual(['Anybody', 'Instrument Sans']);
  const { painted, fonts, scripts } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts, ...scripts)).toBeGreaterThan(painted);
});

for (const path of templates)
  test(`nothing moves on ${path} when the typefaces come late`, async ({ page }) => {
    const letGo = await holdTypefaces(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    letGo();
    await expect.poll(() => typefaces(page)).toEqual(expect.arrayContaining(['Anybody', 'Instrument Sans']));
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });

test('who comes from another page of the site has the typefaces at once', async ({ page, baseURL }) => {
  await open(page, '/career');
  // A whole page, as a browser without our script would load it.
  await page.goto('/contact', { referer: `${baseURL}/career` });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, fonts } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.max(...fonts)).toBeLessThan(painted);
});

test('a page of which nothing is painted gets its typefaces and its script after a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A crawler's browser, which lays out and never paints.
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(4000);
  await page.waitForFunction(() => 'script' in document.documentElement.dataset);
  await expect.poll(() => typefaces(page)).toEqual(['Anybody', 'Instrument Sans']);
});
