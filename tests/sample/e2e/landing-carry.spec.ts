import { openSection, performance, seo } from '../../e2e/support/landing.ts';
import { expect, open, test } from '../../e2e/support/test.ts';

test('the figures of the sum go along to the message, and never over what stands in it', async ({ page }) => {
  const sum = await openSection(page, performance, 'Customers you need to break even');
  const ask = sum.getByRole('link', { name: 'Ask us about these figures' });
  const message = page.getByLabel('Message*', { exact: true });
  await ask.click();
  await expect(message).toHaveValue(/AED 4,000 a month .* AED 1,500 .* fee of AED 3,500: 5, at AED 800/);
  await expect(message).toBeInViewport();
  await expect(sum.getByRole('status')).toContainText('AED 800');
  await sum.getByLabel('Profit from one new customer').press('End');
  await expect(sum.getByRole('status')).toContainText('AED 2,000');
  await ask.click();
  await expect(message).toHaveValue(/AED 5,000 from one new customer.*: 2, at AED 2,000/);
  await message.fill('Ring me after six.');
  await ask.click();
  await expect(message).toHaveValue('Ring me after six.');
});

test('the first screen of an SEO page leads to the form of the audit', async ({ page }) => {
  await open(page, seo);
  await page.locator('main > section').first().getByRole('link', { name: 'Free SEO audit' }).click();
  await expect(page.locator('#audit-form').getByLabel('Website')).toBeInViewport();
});
