import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../e2e/support/browser.ts';
import { expect, hydrated, open, section, test } from '../../e2e/support/test.ts';

// Its scrollbars take up space.
test.use({ launchOptions: wholeBrowser });

/** Positions that would change if the page became wider. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, main h2, footer a')].map(
      (element) => element.getBoundingClientRect().x,
    ),
  );

test('a dialog moves nothing on the page behind it', async ({ page }) => {
  await open(page, '/');
  const clips = section(page, 'Clients, in their own words');
  await hydrated(clips);
  const play = clips.getByRole('button', { name: /Play the film of/ }).first();
  await play.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await places(page);
  await play.click();
  const player = page.getByRole('dialog').filter({ has: page.locator('video') });
  await expect(player).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await places(page)).toEqual(before);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  expect(await places(page)).toEqual(before);
  await expect(play).toBeFocused();
});
