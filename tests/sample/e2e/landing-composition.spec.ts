import { digital, landing, seo, web } from '../../e2e/support/landing.ts';
import { content, expect, open, section, test } from '../../e2e/support/test.ts';

test('the header of web pages offers to book a meeting, others do not', async ({ page }) => {
  await open(page, web);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: /^Let’s Connect/ })
      .filter({ visible: true });
    await expect(call).toHaveCount(1);
    await expect(call).toHaveAttribute('target', '_blank');
  }
  await open(page, seo);
  await expect(page.getByRole('banner').getByText('Let’s Connect')).toHaveCount(0);
});

test('the map shows one office, and the other when asked to', async ({ page }) => {
  await open(page, '/services/performance-marketing-agency-in-kerala');
  const map = section(page, 'Where to find us');
  const choice = map.getByRole('group', { name: content.interface.map.choose });
  await map.getByRole('heading', { name: 'Where to find us' }).scrollIntoViewIfNeeded();
  for (const name of ['Kozhikode', 'Dubai']) {
    await choice.getByRole('button', { name }).click();
    await expect(choice.getByRole('button', { pressed: true })).toHaveText(name);
    await expect(map.locator('iframe')).toHaveAttribute(
      'title',
      content.interface.map.title.replace('{place}', name),
    );
  }
});

test('each page ends with one map of 450 px, one form and the ways to its office', async ({ page }) => {
  for (const [path, phone] of [
    ['/services/seo-company-in-kerala', '+91 495 000 0000'],
    [seo, '+971 4 000 0000'],
  ] as const) {
    await open(page, path);
    const block = section(page, 'Let’s Have a Chat');
    await block.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(block.locator('iframe')).toHaveAttribute('height', '450');
    await expect(block.getByRole('link', { name: phone })).toBeVisible();
    await expect(page.locator('input[name="form"][value="callback"]')).toHaveCount(1);
    await expect(page.locator('input[name="form"][value="contact"]')).toHaveCount(0);
  }
});

test('the map of the coast is as wide as the page, and its words keep clear of the land', async ({
  page,
}) => {
  await open(page, digital);
  for (const [width, land] of [
    [1440, { edge: 'top', least: 216 }],
    [390, { edge: 'right', least: 110 }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const map = section(page, 'What We Have for You').locator('> div').first();
    await map.scrollIntoViewIfNeeded();
    const whole = await map.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([whole.left, whole.right]).toEqual([0, width]);
    const words = await map
      .locator('p')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
    expect(words).toHaveLength(6);
    for (const word of words)
      expect(Math.abs(word[land.edge] - whole[land.edge])).toBeGreaterThanOrEqual(land.least);
  }
});

test('the first screen of a phone has the action and the price above the bar at its foot', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of Object.values(landing).flat()) {
    await open(page, path);
    const hero = page.locator('main > section').first();
    const price = hero.locator('a[href="/services#what-it-costs"]');
    await expect(price).toHaveText(/from (AED|INR)\s[\d,]+ a (month|website)/);
    for (const found of [hero.getByRole('link', { name: /proposal|connect/i }), price]) {
      const { y = NaN, height = NaN } = (await found.boundingBox()) ?? {};
      expect.soft(y + height, path).toBeLessThanOrEqual(844 - 52);
    }
  }
});
