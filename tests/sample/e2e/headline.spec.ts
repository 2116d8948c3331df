import { allow, expect, open, settled, test } from '../../e2e/support/test.ts';

const paths = [
  '/',
  '/about',
  '/awards',
  '/blogs',
  '/clients',
  '/contact',
  '/questions',
  '/nothing-here',
  '/services/seo-company-in-kerala',
  '/ae/services/performance-marketing-agency-in-dubai',
];

for (const path of paths)
  test(`the headline of ${path} fills by scroll and moves nothing else`, async ({ page, noise }) => {
    await open(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      if (path === '/nothing-here') allow(noise, /404/);
      const lines = page.locator('.fills');
      const stretches = (): Promise<string[]> =>
        lines.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fontStretch));
      /** Positions of the text around the headline. */
      const places = (): Promise<string[]> =>
        page
          .locator('main section:has(.fills) :is(h1, h2, p, dl, li > a)')
          .evaluateAll((nodes) =>
            nodes
              .filter((node) => node instanceof HTMLElement)
              .map((node) => [node.offsetLeft, node.offsetTop, node.offsetWidth, node.offsetHeight].join()),
          );
      const before = { stretches: await stretches(), places: await places() };
      expect(before.stretches.length).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect
        .poll(async () => (await stretches()).filter((stretch, index) => stretch === before.stretches[index]))
        .toEqual([]);
      expect(await places()).toEqual(before.places);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(stretches).toEqual(before.stretches);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
