import { AxeBuilder } from '@axe-core/playwright';
import { listPages } from '#app/content/pages.ts';
import { content, expect, hydrated, test } from './support/test.ts';

const paths = listPages(content).map((page) => page.path);

test('there are pages to visit', () => {
  expect(paths.length).toBeGreaterThan(50);
});

for (const path of paths)
  for (const width of [390, 1440])
    test(`${path} at ${width} px: one heading, no sideways scrolling, nothing for axe`, async ({ page }) => {
      // Pictures below the fold are not what this looks at.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page.getByRole('banner'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 160)).join('\n')}`);
      expect(found).toEqual([]);
    });
