import type { Page } from '@playwright/test';
import { templates } from './support/templates.ts';
import { expect, open, test } from './support/test.ts';

/** How many sections of a page the browser leaves out of its layout. */
const leftOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *')].filter(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: false }) &&
          !firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

for (const path of templates)
  test(`${path} is laid out where it is seen first, and whole once its typefaces are there`, async ({
    page,
  }) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(path, { waitUntil: 'load' });
    const sections = await page.locator('main > *').count();
    if (sections > 6) expect(await leftOut(page)).toBeGreaterThan(sections / 4);
    letGo();
    // Nobody has scrolled: a picture of the whole page shows all of it.
    await expect.poll(() => leftOut(page)).toBe(0);
    expect(await scrolled(page)).toBe(0);
  });

test('a next page is laid out in the same way', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('body > header a[href="/"]').first().click();
  await expect.poll(() => page.locator('main > *').count()).toBeGreaterThan(6);
  await expect.poll(() => leftOut(page)).toBe(0);
});

test('an address that names a place far down leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services#what-it-costs');
  const place = page.locator('#what-it-costs');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await expect
    .poll(() => place.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(place).toBeInViewport();
});

test('a page that is loaded again stands where it stood', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 2000, behavior: 'instant' }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(3000);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});
