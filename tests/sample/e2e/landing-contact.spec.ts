import { landing } from '../../e2e/support/landing.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

const { site } = content;

const paths = Object.values(landing).flatMap((of) => (process.env['FULL'] ? of : of.slice(0, 1)));

for (const { width, javaScriptEnabled } of [
  { width: 390, javaScriptEnabled: true },
  { width: 320, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
]) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

    for (const path of paths)
      test(`from anywhere on ${path}, call, chat, callback and proposal are one tap away`, async ({
        page,
      }) => {
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        const bar = page.getByRole('navigation', { name: 'Let’s Have a Chat' });
        const ways = [
          page.getByRole('banner').getByRole('link', { name: site.chat.label }),
          bar.locator('a[href^="tel:"]'),
          bar.locator('a[href="#callback"]'),
          bar.locator('a[href^="https:"]'),
        ];
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += 844) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
          for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
  });
}

test.describe('the bar at the foot of a landing page on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ends the page below its last line and leads to the form', async ({ page }) => {
    await open(page, landing.digital[0] ?? '');
    const bar = page.getByRole('navigation', { name: 'Let’s Have a Chat' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [foot, top] = await Promise.all([
      page.locator('body > footer').evaluate((footer) => footer.getBoundingClientRect().bottom),
      bar.evaluate((nav) => nav.getBoundingClientRect().top),
    ]);
    expect(Math.round(foot)).toBeLessThanOrEqual(Math.round(top));
    await bar.locator('a[href="#callback"]').click();
    await expect(page.getByLabel('Full Name')).toBeInViewport();
  });

  test('is not there on wide windows and on other pages', async ({ page }) => {
    await open(page, '/about');
    await expect(page.locator('a[href="#callback"]')).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 844 });
    await open(page, landing.digital[0] ?? '');
    await expect(page.locator('a[href="#callback"]')).toBeHidden();
  });
});
