import { performance as agency, web } from '../../e2e/support/landing.ts';
import { wholeBrowser } from '../../e2e/support/browser.ts';
import { expect, test } from '../../e2e/support/test.ts';

test.use({ launchOptions: wholeBrowser });

for (const path of ['/', '/works', '/contact', web, agency])
  test(`who leaves ${path} and comes back finds it as it was`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.dataset['visit'] = 'first';
    });
    await page.goto('/llms.txt');
    await page.goBack({ waitUntil: 'commit' });
    const found = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = (navigation?.toJSON() ?? {}) as { notRestoredReasons?: unknown };
      return { visit: document.documentElement.dataset['visit'], notRestoredReasons };
    });
    expect(found.visit, JSON.stringify(found.notRestoredReasons)).toBe('first');
  });
