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
function times(page: Page): Promise<{ painted: number; fonts: number[]; lazy: number[] }> {
  return page.evaluate(() => {
    const lazy = new Set(
      Array.from(
        document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'),
        (image) => image.currentSrc,
      ),
    );
    const files = performance.getEntriesByType('resource');
    const begun = (is: (name: string) => boolean): number[] =>
      files.filter(({ name }) => is(name)).map(({ startTime }) => startTime);
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fonts: begun((name) => name.endsWith('.woff2')),
      lazy: begun((name) => lazy.has(name) && !name.endsWith('.svg')),
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

test('a first visit is painted before typefaces and pictures further down are fetched', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => typefaces(page)).toEqual(['Anybody', 'Instrument Sans']);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await times(page)).lazy.length).toBeGreaterThan(0);
  const { painted, fonts, lazy } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts, ...lazy)).toBeGreaterThan(painted);
});

for (const path of templates)
  test(`nothing moves on ${path} when the typefaces come late`, async ({ page }) => {
    const letGo = await holdTypefaces(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    letGo();
    await expect.poll(() => typefaces(page)).toEqual(['Anybody', 'Instrument Sans']);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });

test('what waits for the first paint then comes one section a frame', async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const look = (): void => {
      const sections = Array.from(document.querySelectorAll('main > section'));
      counts.push(sections.filter((section) => section.checkVisibility()).length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/');
  const sections = await page.locator('main > section').count();
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  const seen = [...new Set(counts)].filter((count) => count >= 2);
  expect(seen).toEqual(Array.from({ length: sections - 1 }, (_, index) => index + 2));
});

test('who comes from another page of the site has the typefaces at once', async ({ page }) => {
  await open(page, '/about');
  // A whole page, as a browser without our script would load it.
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('/contact');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, fonts } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.max(...fonts)).toBeLessThan(painted);
});

test('a page that is entered at an anchor stands whole before it is painted', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer');
      Object.assign(window, { stands: footer?.checkVisibility() });
    });
  });
  await page.goto('/contact#form');
  expect(await page.evaluate(() => (window as unknown as { stands: boolean }).stands)).toBe(true);
});

test('a page stands whole where nothing is drawn after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('a page of which nothing is painted', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // A crawler's browser, which lays out and never paints. Its clock is ours.
      PerformanceObserver.prototype.observe = () => undefined;
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (task: () => void, time?: number) => {
          if (time === 3000) Object.assign(window, { giveUp: task });
          else setTimeout(task, time);
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const giveUp = (page: Page): Promise<void> =>
    page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp());

  test('stands whole after a while', async ({ page }) => {
    await giveUp(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('stands whole as soon as it is scrolled', async ({ page }) => {
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is about as high as it will be', async ({ page }) => {
    const reserved = await height(page);
    await giveUp(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const whole = await height(page);
    expect(reserved).toBeGreaterThan(0.7 * whole);
    expect(reserved).toBeLessThan(1.3 * whole);
  });
});
