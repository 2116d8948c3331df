import { expect, open, test } from '../../e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

test('a door stays in the window while one scrolls, until it fills it', async ({ page }) => {
  await open(page, '/works/algate');
  const stage = page.locator('main > section > div').first();
  const door = stage.locator('svg').nth(4);
  const narrow = (await door.boundingBox())?.width ?? 0;
  for (const way of [225, 450, 675]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), way);
    await expect
      .poll(async () => Math.abs(Math.round((await stage.boundingBox())?.y ?? 999)))
      .toBeLessThanOrEqual(2);
  }
  expect((await door.boundingBox())?.width).toBeGreaterThan(narrow * 6);
});
