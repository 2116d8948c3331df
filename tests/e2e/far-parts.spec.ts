import type { Locator, Page } from '@playwright/test';
import { content, expect, open, test } from './support/test.ts';
import { templates } from './support/templates.ts';

const { menu } = content.interface;

/** The last words of every page. */
const lastWords = (page: Page): Locator => page.getByRole('contentinfo').getByRole('link').last();
const drawn = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
const opener = (page: Page): Locator => page.getByRole('button', { name: menu.open });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Lets the browser paint, and what waited for that happen. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );

/** Tops and heights of all that stands in the page's flow, and the page's own height. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('main > *, footer')].flatMap((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  ]);

test.describe('what is far from the window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('is not drawn while a button that opens a dialog is pointed at', async ({ page }) => {
    await open(page, '/');
    await expect.poll(() => drawn(lastWords(page))).toBe(true);
    await opener(page).hover();
    await expect.poll(() => drawn(lastWords(page))).toBe(false);
    expect(await drawn(heading(page))).toBe(true);
    await page.mouse.move(195, 500);
    await expect.poll(() => drawn(lastWords(page))).toBe(true);
  });

  test('is drawn again once the page is scrolled', async ({ page }) => {
    await open(page, '/');
    await opener(page).dispatchEvent('pointerover');
    await expect.poll(() => drawn(lastWords(page))).toBe(false);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(() => drawn(lastWords(page))).toBe(true);
  });

  test('is left alone when the pointer has gone on at once', async ({ page }) => {
    await open(page, '/');
    await expect.poll(() => drawn(lastWords(page))).toBe(true);
    await page.evaluate(() => {
      for (const target of document.querySelectorAll('header [aria-haspopup], h1'))
        target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await painted(page);
    expect(await drawn(lastWords(page))).toBe(true);
  });

  test('stays so under the dialog', async ({ page }) => {
    await open(page, '/');
    await opener(page).hover();
    await expect.poll(() => drawn(lastWords(page))).toBe(false);
    await opener(page).click();
    await page.getByRole('button', { name: menu.close }).hover();
    expect(await drawn(lastWords(page))).toBe(false);
    await page.keyboard.press('Escape');
    await page.mouse.move(195, 500);
    await expect.poll(() => drawn(lastWords(page))).toBe(true);
  });

  for (const path of templates)
    test(`keeps its room on ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-first');
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => drawn(lastWords(page))).toBe(true);
      const before = await places(page);
      await opener(page).hover();
      await painted(page);
      expect(await places(page)).toEqual(before);
    });
});
