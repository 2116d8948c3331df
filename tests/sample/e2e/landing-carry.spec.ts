import { openSection, performance, seo } from '../../e2e/support/landing.ts';
import { expect, hydrated, open, test } from '../../e2e/support/test.ts';

test('the figures of the sum go along to the message, and never over what stands in it', async ({ page }) => {
  const sum = await openSection(page, performance, 'How many clicks an enquiry may take');
  const ask = sum.getByRole('link', { name: 'Ask us about these figures' });
  const message = page.getByLabel('Message*', { exact: true });
  await ask.click();
  await expect(message).toHaveValue(/AED 200 on an order, 1 in 4 enquiries closed, AED 6\.25 .* 8 clicks/);
  await expect(message).toBeInViewport();
  await expect(sum.getByRole('status')).toContainText('AED 50');
  await sum.getByLabel('Margin on an order').press('End');
  await expect(sum.getByRole('status')).toContainText('AED 500');
  await ask.click();
  await expect(message).toHaveValue(/AED 2,000 on an order.* 80 clicks/);
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
