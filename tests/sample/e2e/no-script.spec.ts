import { expect, test } from '../../e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

test('a carousel is a list that scrolls sideways, by the arrow keys too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const row = page.locator('[aria-roledescription=carousel] > [tabindex="0"]').first();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});
