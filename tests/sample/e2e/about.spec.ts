import type { Locator, Page } from '@playwright/test';
import { activeSlide, expectEvery } from '../../e2e/support/landing.ts';
import { expect, hydrated, open, stopTime, test } from '../../e2e/support/test.ts';

const carousel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const slides = (page: Page, name: string): Locator =>
  carousel(page, name).locator('[aria-roledescription="slide"]');

/** Number of slides side by side, including a fraction for a partly visible one. */
async function perView(page: Page, name: string): Promise<number> {
  const row = await carousel(page, name)
    .locator('[aria-live]')
    .evaluate((node) => node.clientWidth);
  const gap = await slides(page, name)
    .first()
    .evaluate((node) => parseFloat(getComputedStyle(node).paddingInlineStart));
  const slide = await slides(page, name)
    .first()
    .evaluate((node) => node.getBoundingClientRect().width);
  return (row + gap) / slide;
}

const teams = [
  ['Leadership', [1.2, 2.5, 3, 3.5, 4]],
  ['Business heads', [1.2, 2.5, 3, 4, 5]],
  ['Department heads', [1.2, 3, 4, 5, 6]],
] as const;

test('teams change their number of slides at 640, 768, 1024 and 1240 px', async ({ page }) => {
  await open(page, '/about');
  for (const [name] of teams) await hydrated(carousel(page, name));
  for (const [width, step] of [
    [639, 0],
    [640, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1239, 3],
    [1240, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, counts] of teams)
      await expect
        .poll(() => perView(page, name), { message: `${name} at ${width} px` })
        .toBeCloseTo(counts[step], 1);
  }
});

test('teams turn every 2500 ms', async ({ page }) => {
  const found = carousel(page, 'Business heads');
  await page.clock.install();
  await open(page, '/about');
  await hydrated(found);
  await stopTime(page);
  await expectEvery(page, 2500, activeSlide(found));
});
