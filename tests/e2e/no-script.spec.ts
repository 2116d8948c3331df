import type { Page } from '@playwright/test';
import { content, expect, open, test } from './support/test.ts';

const words = content.interface;

/** Words that sighted visitors can read, with those that are clipped away or behind a closed menu left out. */
function readable(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (text && parent && !parent.closest('.visually-hidden, script, style, dialog')) found.push(text);
    }
    return found;
  });
}

for (const path of ['/', '/contact'])
  test.describe(`${path} without script`, () => {
    // As wide as the widest part of the pages asks for: the rotating words.
    test.use({ javaScriptEnabled: false, viewport: { width: 1920, height: 900 } });

    test('shows every word of every section', async ({ page }) => {
      await page.goto(path);
      const sections = content.pages.get(path === '/' ? 'index' : 'contact')?.sections ?? [];
      await expect(page.locator('main > section')).toHaveCount(sections.length);
      const texts = await readable(page);
      expect(texts.length).toBeGreaterThan(30);
      await expect(
        page.locator('[hidden]:not([hidden="until-found"])').filter({ hasText: /\w/ }),
      ).toHaveCount(0);
      const invisible = await page
        .locator('main :is(h1, h2, h3, p, li, a, dd, dt, label)')
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .filter(
              (node) =>
                !node.closest('dialog, .visually-hidden, [aria-hidden=true]') &&
                (node.textContent ?? '').trim() !== '',
            )
            .map((node) => node.outerHTML.slice(0, 120)),
        );
      expect(invisible).toEqual([]);
    });

    test('shows every picture', async ({ page }) => {
      await page.goto(path);
      const images = page.locator('main img');
      expect(await images.count()).toBeGreaterThan(0);
      for (const image of await images.all()) {
        if (!(await image.isVisible())) continue;
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            image.evaluate(
              (node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0,
            ),
          )
          .toBe(true);
      }
    });

    test('has links that work', async ({ page, request }) => {
      await page.goto(path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('href') ?? ''))]);
      expect(hrefs.length).toBeGreaterThan(20);
      for (const href of hrefs)
        expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    });

    test('opens its menu by the three bars', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      await page.getByRole('button', { name: words.menu.open }).click();
      const menu = page.getByRole('dialog', { name: words.menu.label });
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Works' }).click();
      await expect(page).toHaveURL('/works');
    });

    test('needs no sideways scrolling at 390 px', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1920, height: 1000 } });

  for (const path of ['/', '/contact'])
    test(`nothing moves on ${path}`, async ({ page }) => {
      await open(page, path);
      for (let y = 0; y < 8000; y += 900) await page.mouse.wheel(0, 900);
      await page.waitForTimeout(500);
      const moving = await page.evaluate(() => ({
        animations: document.getAnimations().filter((animation) => animation.playState === 'running').length,
        videos: [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
      }));
      expect(moving).toEqual({ animations: 0, videos: 0 });
    });

  test('the words stand still and the clocks leave out their seconds', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const word = page.getByRole('button', { name: 'Fearless' });
    await expect(word).toHaveAttribute('data-shown');
    await page.clock.runFor(10_000);
    await expect(word).toHaveAttribute('data-shown');
    await expect(page.getByRole('main').locator('li time').first()).toHaveText(/^\d\d:\d\d [AP]M$/);
  });
});
