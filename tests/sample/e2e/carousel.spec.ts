import type { Locator, Page } from '@playwright/test';
import { wakeSections } from '../../e2e/support/templates.ts';
import {
  content,
  expect,
  hydrated,
  open,
  press,
  settled,
  stopTime,
  swipe,
  test,
  turnAway,
} from '../../e2e/support/test.ts';

const words = content.interface.carousel;

/** A page with an automatic, looping carousel with markers: the awards of a landing page, every 3000 ms. */
const home = '/ae/services/web-development-company-in-dubai';
const every = 3000;

/** The first automatic carousel of the page. */
function carousel(page: Page): Locator {
  return page
    .locator('[aria-roledescription=carousel]')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(${words.stop}|${words.start})$`) }) })
    .first();
}

const slides = (page: Page): Locator => carousel(page).locator('[aria-roledescription=slide]');

/** Index of the current slide. */
function selected(page: Page): Promise<number> {
  return slides(page).evaluateAll((nodes) => nodes.findIndex((node) => node.hasAttribute('data-active')));
}

async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, home);
  // Only a hydrated carousel shows whether it is automatic.
  await wakeSections(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await stopTime(page);
}

/** Advances the clock in steps, so that frames are rendered in between. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= 500) await page.clock.runFor(Math.min(rest, 500));
  await settled(page);
}

async function expectMoves(page: Page): Promise<void> {
  const before = await selected(page);
  await pass(page, every + 500);
  await expect.poll(() => selected(page)).not.toBe(before);
}

async function expectRests(page: Page): Promise<void> {
  const before = await selected(page);
  await pass(page, 3 * every);
  expect(await selected(page)).toBe(before);
}

test.describe('a carousel that moves by itself', () => {
  test('moves at its time, and rests out of sight, while hovered and while it has focus', async ({
    page,
  }) => {
    await openCarousel(page);
    const first = await selected(page);
    for (let step = 0; step < 40 && (await selected(page)) === first; step++) await page.clock.runFor(100);
    const second = await selected(page);
    expect(second).not.toBe(first);
    await pass(page, every - 200);
    expect(await selected(page)).toBe(second);
    await page.clock.runFor(300);
    await expect.poll(() => selected(page)).not.toBe(second);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
    await expectRests(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await settled(page);
    await expectMoves(page);

    await carousel(page).hover();
    await expectRests(page);
    await page.mouse.move(2, 2);
    await expectMoves(page);
    await carousel(page).getByRole('button', { name: words.next }).focus();
    await expectRests(page);
  });

  test('stops by its first button, tells assistive technology of changes only then, and starts again', async ({
    page,
  }) => {
    await openCarousel(page);
    const live = carousel(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    const first = carousel(page).locator('a[href], button, [tabindex="0"]').first();
    await expect(first).toHaveAccessibleName(words.stop);
    await first.press('Enter');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(carousel(page).getByRole('button', { name: words.start })).toBeFocused();
    await turnAway(page);
    await expectRests(page);

    await test.step('moves by its buttons and by keys meanwhile, and loops', async () => {
      const count = await slides(page).count();
      const start = await selected(page);
      for (const [name, by, step] of [
        [words.previous, 'click', -1],
        [words.next, 'click', 0],
        [words.next, 'Enter', 1],
        [words.next, 'Space', 2],
      ] as const) {
        await press(carousel(page).getByRole('button', { name }), by);
        await expect.poll(() => selected(page)).toBe((start + step + count) % count);
      }
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => selected(page)).toBe((start + 3) % count);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => selected(page)).toBe((start + 2) % count);
    });
    await carousel(page).getByRole('button', { name: words.start }).press('Space');
    await expect(carousel(page).getByRole('button', { name: words.stop })).toBeFocused();
    await turnAway(page);
    await expectMoves(page);
  });
});

test('slides out of sight are inert, those in sight are not', async ({ page }) => {
  await open(page, '/');
  const row = page.locator('[aria-roledescription=carousel]').first();
  await hydrated(row);
  const all = row.locator('[aria-roledescription=slide]');
  const check = async (): Promise<void> => {
    const states = await all.evaluateAll((nodes) => {
      const box = nodes[0]?.parentElement?.parentElement?.getBoundingClientRect();
      return nodes.map((node) => {
        const { left, right, width } = node.getBoundingClientRect();
        const part = (Math.min(right, box?.right ?? 0) - Math.max(left, box?.left ?? 0)) / width;
        return { shows: part > 0.1, inert: node instanceof HTMLElement && node.inert };
      });
    });
    for (const { shows, inert } of states) expect(inert).toBe(!shows);
  };
  await expect(check).toPass();
  await row.getByRole('button', { name: words.next }).click();
  await expect
    .poll(() => all.first().evaluate((node) => node instanceof HTMLElement && node.inert))
    .toBe(true);
  await expect(check).toPass();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a swipe turns to the next slide', async ({ page }) => {
    await open(page, '/');
    const row = page.locator('[aria-roledescription=carousel]').first();
    await hydrated(row);
    await row.scrollIntoViewIfNeeded();
    const second = row.locator('[aria-roledescription=slide]').nth(1);
    const isInert = () => second.evaluate((node) => node instanceof HTMLElement && node.inert);
    await expect.poll(isInert).toBe(true);
    await swipe(page, row.locator('[aria-live]'));
    await expect.poll(isInert).toBe(false);
    await expect(second).toHaveAttribute('data-active');
  });
});
