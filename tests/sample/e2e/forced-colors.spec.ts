import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { web } from '../../e2e/support/landing.ts';
import { wakeSections } from '../../e2e/support/templates.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

/** Icon-only controls in which nothing is visible. */
async function blank(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const control of await page
    .locator(':is(button, a):not([aria-disabled=true]):has(> .visually-hidden:first-child)')
    .all()) {
    if (!(await control.isVisible()) || (await control.locator('img, video').count()) > 0) continue;
    const { channels } = await sharp(await control.screenshot()).stats();
    if (Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)) < 6)
      found.push((await control.textContent()) ?? '');
  }
  return found;
}

for (const path of ['/', web])
  test(`${path} keeps its signs and borders in forced colours`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, path);
    await wakeSections(page);
    await expect(page.getByRole('button', { name: content.interface.menu.open })).toBeVisible();
    expect(await blank(page), 'controls without a sign').toEqual([]);
    const fields = await page.locator('main :is(input, textarea):not([type=hidden])').evaluateAll((nodes) =>
      nodes
        .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true], .visually-hidden'))
        .filter((node) => parseFloat(getComputedStyle(node).borderBottomWidth) < 1)
        .map((node) => node.outerHTML.slice(0, 100)),
    );
    expect(fields, 'fields without an edge').toEqual([]);
  });
