import { openSection, performance, seo } from '../../e2e/support/landing.ts';
import { expect, hydrated, open, test } from '../../e2e/support/test.ts';

test('the figures of the sum go along to the message, and never over what stands in it', async ({ page }) => {
  const sum = await openSection(page, performance, 'Customers you need to break even');
  const ask = sum.getByRole('link', { name: 'Ask us about these figures' });
  const message = page.getByLabel('Message*', { exact: true });
  await ask.click();
  await expect(message).toHaveValue(/AED 4,000 a month .* AED 500 .* fee of AED 3,500: 15, at AED 266/);
  await expect(message).toBeInViewport();
  await expect(sum.getByRole('status')).toContainText('AED 266');
  await sum.getByLabel('Profit from one new customer').press('End');
  await expect(sum.getByRole('status')).toContainText('AED 4,000');
  await ask.click();
  await expect(message).toHaveValue(/AED 15,000 from one new customer.*: 1, at AED 4,000/);
  await message.fill('Ring me after six.');
  await ask.click();
  await expect(message).toHaveValue('Ring me after six.');
});

test('a website in the first screen is the one in the form of the audit, where the e-mail comes next', async ({
  page,
}) => {
  await open(page, seo);
  const hero = page.locator('main > section').first();
  const audit = page.locator('#audit-form');
  const next = hero.getByRole('link', { name: 'Get my free audit' });
  await hydrated(next);
  await hero.getByLabel('Website').fill('karak.example');
  await next.click();
  await expect(audit.getByLabel('Website')).toHaveValue('karak.example');
  await expect(audit.getByLabel('Email')).toBeFocused();
  await expect(audit.getByLabel('Email')).toBeInViewport();
  await hero.getByLabel('Website').fill('creek.example');
  await hero.getByLabel('Website').press('Enter');
  await expect(audit.getByLabel('Website')).toHaveValue('creek.example');
});
