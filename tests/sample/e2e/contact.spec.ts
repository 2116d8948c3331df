import type { Locator } from '@playwright/test';
import { expect, open, test } from '../../e2e/support/test.ts';

test('the banner, the clocks, the form and the map are there', async ({ page }) => {
  await open(page, '/contact');
  // On a desktop the chat and both numbers are in the first screen.
  for (const name of [/^WhatsApp/, /^\+91 /, /^\+971 /])
    await expect(
      page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first(),
    ).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s Connect' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Loading Map...')).toHaveCount(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const [place, at] of [
    ['Kozhikode', '11.2588,75.7804'],
    ['Dubai', '25.270889,55.3314523'],
  ])
    await expect(page.locator(`iframe[title*=${place}]`)).toHaveAttribute(
      'src',
      `https://www.google.com/maps?q=${at}&z=15&output=embed`,
    );
});

test('a phone has calls on the first screen, and the whole form with chat and hours within two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const main = page.getByRole('main');
  const bottom = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  for (const [name, href] of [
    [/^Call Kozhikode/, /^tel:\+91/],
    [/^Call Dubai/, /^tel:\+971/],
  ] as const) {
    const link = main.getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', href);
    expect(await bottom(link)).toBeLessThanOrEqual(844);
  }
  for (const part of [
    main.getByRole('button', { name: 'Send message' }),
    main.getByRole('link', { name: /^WhatsApp/ }),
    main.getByText('09:30 AM – 06:30 PM').last(),
  ])
    expect(await bottom(part)).toBeLessThanOrEqual(2 * 844);
});
