import { expect, open, section, test } from '../../e2e/support/test.ts';

test('clients shows four trades and every client with trade, city and service, on small screens thirteen at first', async ({
  page,
}) => {
  await open(page, '/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page.locator('main section').first().getByRole('img')).toHaveCount(4);
  const brands = section(page, 'Thirty of our clients, and the service each began with');
  const marks = brands.getByRole('listitem').filter({ has: page.getByRole('img') });
  for (const [width, count] of [
    [1440, 30],
    [1024, 30],
    [1023, 13],
    [390, 13],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(marks.filter({ visible: true })).toHaveCount(count);
  }
  for (const more of await brands.getByText('Show all').all()) await more.click();
  await expect(marks.filter({ visible: true })).toHaveCount(30);
  const mathi = marks.filter({ has: page.getByRole('img', { name: 'mathi' }) });
  await expect(mathi).toContainText('Fish to the door');
  await expect(mathi).toContainText('Kochi');
  await expect(mathi).toContainText('Performance Marketing');
});

test('one service can be chosen, and the clients of the others are left out, their region too if it has none', async ({
  page,
}) => {
  await open(page, '/clients');
  const brands = section(page, 'Thirty of our clients, and the service each began with');
  const marks = brands.getByRole('listitem').filter({ has: page.getByRole('img') });
  const visible = marks.filter({ visible: true });
  await brands.getByRole('radio', { name: '2 Production' }).check();
  await expect(visible).toHaveCount(2);
  await expect(brands.getByRole('heading', { name: 'Emirates' })).toBeHidden();
  await brands.getByRole('radio', { name: '4 SEO' }).check();
  await expect(visible).toHaveCount(4);
  await expect(brands.getByRole('heading', { name: 'Emirates' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(visible).toHaveCount(4);
  await brands.getByRole('radio', { name: '30 All' }).check();
  await expect(visible).toHaveCount(13);
});

test('a client with work has a board that leads to it by its result or by what it is', async ({ page }) => {
  await open(page, '/clients');
  const brands = section(page, 'Thirty of our clients, and the service each began with');
  await expect(brands.locator('[data-works]')).toHaveCount(13);
  const result = brands.getByRole('link', { name: /^Visits from search over 2,700 a month, from 390/ });
  await expect(result).toHaveAttribute('href', '/works/seo');
  const title = brands.getByRole('link', { name: 'The weavers chose which creators might film them.' });
  await expect(title).toHaveAttribute('href', '/works#influencer-marketing');
});

test('each referee says what to ask about', async ({ page }) => {
  await open(page, '/clients');
  const referees = section(page, 'Clients who will speak to you').getByRole('listitem');
  await expect(referees).toContainText([
    'Ask about: SEO',
    'Ask about: Web Development & UI/UX',
    'Ask about: Performance Marketing',
    'Ask about: Branding & Creative',
  ]);
});
