import { content, expect, hydrated, open, test } from './support/test.ts';

const { menu } = content.interface;

test('a film stands still out of sight and under a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  const paused = (): Promise<boolean> =>
    page
      .locator('main video')
      .first()
      .evaluate((film: HTMLVideoElement) => film.paused);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: menu.open }).click();
  await expect.poll(paused).toBe(true);
  await page.getByRole('button', { name: menu.close }).click();
  await expect.poll(paused).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page.getByRole('contentinfo').getByRole('link'));
  await expect.poll(paused).toBe(true);
});
