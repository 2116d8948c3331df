import { expect, open, test } from '../../e2e/support/test.ts';

test('the banner, the clocks, the form and the map are there', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: "Let's Connect" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Loading Map...')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const map = page.locator('iframe[title*=Kozhikode]');
  await expect(map).toHaveAttribute('src', 'https://www.google.com/maps?q=11.2588,75.7804&z=15&output=embed');
  await page.getByRole('button', { name: 'Dubai' }).click();
  await expect(page.locator('iframe[title*=Dubai]')).toHaveAttribute('src', /25\.270889,55\.3314523/);
});
