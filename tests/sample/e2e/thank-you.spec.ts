import { expect, open, test } from '../../e2e/support/test.ts';

for (const path of ['/thank-you', '/thank-you/contact']) {
  test(`${path} names the day and the hour of the answer, and something to read until then`, async ({
    page,
  }) => {
    // A Friday afternoon in Dubai.
    await page.clock.setFixedTime('2025-09-19T10:00:00Z');
    await open(page, path);
    await page.locator('main strong').first().scrollIntoViewIfNeeded();
    await expect(page.getByText('Monday, 06:30 PM')).toBeVisible();
    await expect(page.locator('main a[href^="/blogs/"]')).toHaveCount(3);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer has its day in words', async ({ page }) => {
    await page.goto('/thank-you/contact');
    await expect(page.getByText('the next working day')).toBeVisible();
  });
});
