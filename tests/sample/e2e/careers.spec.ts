import { expect, hydrated, open, section, test } from '../../e2e/support/test.ts';

test('a team comes first for those who listen, and stays in its place for those who look', async ({
  page,
}) => {
  await open(page, '/career');
  const roles = section(page, 'Open roles');
  const jobs = roles.getByRole('listitem');
  const sales = roles.getByRole('heading', { name: 'Sales', exact: true });
  const button = roles.getByRole('button', { name: 'Sales 3' });
  await hydrated(button);
  // A click scrolls, so the position is measured relative to the page.
  const placeOf = (): Promise<number[]> =>
    sales.evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return [x, Math.round(y + scrollY)];
    });
  const place = await placeOf();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(jobs.first()).toContainText('Sales Trainer');
  await expect(jobs).toHaveCount(20);
  expect(await placeOf()).toEqual(place);
  await roles.getByRole('button', { name: 'All 20' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(jobs.first()).toContainText('Creative Director');
});

test('Apply carries the role to the contact form', async ({ page }) => {
  await open(page, '/career');
  await page.getByRole('link', { name: 'Apply Web Developer' }).click();
  await expect(page).toHaveURL(/\/contact\?role=web-developer#form$/);
  await expect(page.locator('form p').filter({ hasText: 'Web Developer' })).toBeInViewport();
  await expect(page.locator('form input[name="role"]')).toHaveValue('Web Developer');
  await page.goto('/contact');
  await hydrated(page.locator('form').first());
  await expect(page.locator('form input[name="role"]')).toHaveCount(0);
});
