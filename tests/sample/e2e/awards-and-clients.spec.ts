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

test('one service can be chosen: other signs go dark, and narrow windows leave them out', async ({
  page,
}) => {
  await open(page, '/clients');
  const brands = section(page, 'Thirty of our clients, and the service each began with');
  const marks = brands.getByRole('listitem').filter({ has: page.getByRole('img') });
  const sign = (name: string) => marks.filter({ has: page.getByRole('img', { name }) });
  const lit = 'rgb(255, 224, 166)';
  await expect(sign('Nila Resorts')).toHaveCSS('background-color', lit);
  await brands.getByRole('radio', { name: '2 Production' }).check();
  await expect(sign('Nila Resorts')).not.toHaveCSS('background-color', lit);
  await brands.getByRole('radio', { name: '4 SEO' }).check();
  await expect(sign('Nila Resorts')).toHaveCSS('background-color', lit);
  await expect(marks.filter({ visible: true })).toHaveCount(30);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(marks.filter({ visible: true })).toHaveCount(4);
  await brands.getByRole('radio', { name: '30 All' }).check();
  await expect(marks.filter({ visible: true })).toHaveCount(13);
});
