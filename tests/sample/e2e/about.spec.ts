import type { Locator, Page } from '@playwright/test';
import { activeSlide, expectEvery } from '../../e2e/support/landing.ts';
import { expect, hydrated, open, section, stopTime, test } from '../../e2e/support/test.ts';

const carousel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const slides = (page: Page, name: string): Locator =>
  carousel(page, name).locator('[aria-roledescription="slide"]');

/** How many slides fit side by side, a cut one as a fraction. */
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
  ['Leadership', [1.2, 2, 2.5, 3, 4]],
  ['Business heads', [1.2, 2, 3, 4, 5]],
  ['Department heads', [1.6, 2.5, 3.5, 4.5, 6]],
] as const;

test('has mission, story, founder, three teams, the UAE and life', async ({ page }) => {
  await open(page, '/about');
  for (const name of [
    'Our mission',
    'The founder',
    'Leadership',
    'Business heads',
    'Department heads',
    'Regional head, UAE',
    'Life at dhow',
  ])
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  await expect(section(page, 'Life at dhow').locator('figure')).toHaveCount(10);
  for (const role of ['Executive', 'Growth', 'Operating', 'People', 'Financial'])
    await expect(carousel(page, 'Leadership').getByText(`Chief ${role} Officer`)).toHaveCount(1);
  for (const role of ['HR', 'Marketing', 'Brand Solutions', 'Design', 'Brand Consultants', 'Accounts'])
    await expect(
      carousel(page, 'Department heads').getByText(`Department Head, ${role}`, { exact: true }),
    ).toHaveCount(1);
});

for (const [name, counts] of teams)
  test(`${name} changes its number of slides at 640, 768, 1024 and 1240 px`, async ({ page }) => {
    await open(page, '/about');
    await hydrated(carousel(page, name));
    for (const [index, width] of [639, 640, 768, 1024, 1240].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => perView(page, name), { message: `${width} px` })
        .toBeCloseTo(counts[index] ?? 0, 1);
    }
    for (const [index, width] of [767, 1023, 1239].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => perView(page, name), { message: `${width} px` })
        .toBeCloseTo(counts[index + 1] ?? 0, 1);
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
