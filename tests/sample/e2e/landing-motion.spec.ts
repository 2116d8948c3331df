import type { Page } from '@playwright/test';
import {
  activeSlide,
  digital,
  expectEvery,
  openSection,
  performance,
  ready,
  seo,
  slidesPerView,
  timeToChange,
  web,
} from '../../e2e/support/landing.ts';
import {
  content,
  expect,
  hydrated,
  open,
  stopTime,
  style,
  swipe,
  test,
  turnAway,
} from '../../e2e/support/test.ts';
import { carousels } from '../landing.ts';

const words = content.interface;

/** `tests/sample/build/landing.test.ts` checks the text of each page. */
const turning = process.env['FULL'] ? carousels : carousels.slice(-2);

for (const { path, heading, width, every, slides } of turning)
  test(`${heading} moves every ${every} ms at ${width} px and loops`, async ({ page }) => {
    const found = await openSection(page, path, heading, width);
    await expect(found.locator('[aria-roledescription=slide]')).toHaveCount(slides);
    await expectEvery(page, every, activeSlide(found));
    // As many steps as slides lead back to the start.
    const start = await activeSlide(found)();
    for (let step = 0; step < slides; step++) await page.clock.runFor(every);
    await expect.poll(activeSlide(found)).toBe(start);
  });

test('Wall of Fame shows three slides, two from 768 to 1023 px, and below one with the next in sight', async ({
  page,
}) => {
  const found = await openSection(page, web, 'Wall of Fame', 1440);
  /** Once the carousel has followed the window. */
  const shown = (width: number) =>
    expect.poll(async () => {
      await page.clock.runFor(300);
      return slidesPerView(found);
    }, String(width));
  for (const [width, count] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await shown(width).toBeCloseTo(count, 1);
  }
  for (const width of [767, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shown(width).toBeLessThan(1.5);
    expect(await slidesPerView(found), String(width)).toBeGreaterThan(1.1);
  }
});

test('the active piece of Making Headlines is enlarged', async ({ page }) => {
  const found = await openSection(page, performance, 'Making Headlines');
  await page.clock.runFor(600);
  expect(await style(found.locator('[data-active] article'), 'scale')).toBe('1');
  const others = found.locator('[aria-roledescription=slide]:not([data-active]) article');
  expect(Number(await style(others.first(), 'scale'))).toBeLessThan(1);
});

test('customers speak one at a time, 30 px apart, with five stars and dots to choose by', async ({
  page,
}) => {
  const found = await openSection(page, web, 'Customers say about our service');
  expect(await slidesPerView(found)).toBeCloseTo(1, 1);
  expect(await style(found.locator('[aria-roledescription=slide]').first(), 'padding-inline-start')).toBe(
    '30px',
  );
  await expect(found.getByRole('img', { name: 'Five stars out of five', includeHidden: true })).toHaveCount(
    3,
  );
  await expect(found.locator('[role=img]').first().locator('svg')).toHaveCount(5);
  await found.getByRole('group', { name: words.carousel.choose }).getByRole('button').nth(2).click();
  await expect.poll(activeSlide(found)).toBe('3 of 3');
});

test('the dots of the toolkit lead to its slides on small screens', async ({ page }) => {
  const found = await ready(page, seo, 'Our SEO Toolkit', 390);
  await hydrated(found.locator('[aria-roledescription=carousel]'));
  await found.getByRole('group', { name: words.carousel.choose }).getByRole('button').nth(4).click();
  await expect.poll(activeSlide(found)).toBe('5 of 6');
  await expect(found.getByRole('heading', { name: 'Conversion Rate Optimisation' })).toBeVisible();
});

test.describe('the pictures of a hero', () => {
  const shown = (page: Page) => () =>
    page.locator('main > section').first().locator('div[data-turn] img').getAttribute('src');

  async function openHero(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, performance);
    await hydrated(page.locator('main > section').first());
    await page.mouse.move(2, 2);
    await stopTime(page);
  }

  test('change every 3000 ms and wrap, but not while the hero is hovered or the visitor has them stopped', async ({
    page,
  }) => {
    await openHero(page);
    await expectEvery(page, 3000, shown(page));
    const start = await shown(page)();
    for (let step = 0; step < 3; step++) await page.clock.runFor(3000);
    await expect.poll(shown(page)).toBe(start);
    await page.mouse.move(400, 400);
    await page.clock.runFor(7000);
    expect(await shown(page)()).toBe(start);
    await page.getByRole('button', { name: words.pictures.stop }).click();
    await turnAway(page);
    await page.clock.runFor(7000);
    expect(await shown(page)()).toBe(start);
    await page.getByRole('button', { name: words.pictures.start }).click();
    await turnAway(page);
    await timeToChange(page, shown(page), 3200);
  });

  test('beside a coast are stopped and started with a click at any width', async ({ page }) => {
    await open(page, digital);
    await hydrated(page.locator('main > section').first());
    const { stop, start } = words.pictures;
    for (const [width, now, then] of [
      [1440, stop, start],
      [768, start, stop],
      [390, stop, start],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: now }).click();
      await expect(page.getByRole('button', { name: then })).toBeVisible();
    }
  });
});

test.describe('client reviews', () => {
  const heading = 'Client Reviews';

  test('change every 5000 ms: 500 ms out, then in, and wrap', async ({ page }) => {
    const found = await openSection(page, digital, heading);
    const shown = () => found.locator('[data-shown] h3').textContent();
    const leaving = () => found.locator('[data-shown][data-leaving]').count();
    await timeToChange(page, shown, 6000);
    const first = await shown();
    expect(await timeToChange(page, leaving, 5200)).toBeGreaterThanOrEqual(4400);
    expect(await shown()).toBe(first);
    const fade = await timeToChange(page, shown, 700);
    expect(Math.abs(fade - 500)).toBeLessThanOrEqual(100);
    expect(await leaving()).toBe(0);
    expect(await style(found.locator('[data-shown]').first(), 'transition-duration')).toBe('0.5s');
    for (let step = 0; step < 3; step++) {
      await page.clock.runFor(4000);
      await timeToChange(page, shown, 1700);
    }
    expect(await shown()).toBe(first);
  });

  test('rest while hovered, and lead to a chosen one', async ({ page }) => {
    const found = await openSection(page, digital, heading);
    await found.getByRole('group', { name: words.carousel.choose }).getByRole('button').nth(2).click();
    await page.clock.runFor(600);
    const shown = () => found.locator('[data-shown] h3').textContent();
    const chosen = await shown();
    expect(chosen).toBe(content.reviews.reviews.find(({ id }) => id === 'ruth-wanjala')?.title);
    await page.clock.runFor(12_000);
    expect(await shown()).toBe(chosen);
  });
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a swipe moves a carousel', async ({ page }) => {
    const found = await ready(page, seo, 'Our SEO Toolkit', 390);
    await hydrated(found.locator('[aria-roledescription=carousel]'));
    await swipe(page, found.locator('[aria-roledescription=slide]').first());
    // Two tools are visible at once, and how far a swipe goes depends on its speed.
    await expect.poll(activeSlide(found)).toMatch(/^[23] of 6$/);
  });
});
