import { addRules, layoutFaults } from './support/layout.ts';
import { templates, wakeSections } from './support/templates.ts';
import { expect, open, test } from './support/test.ts';

/** WCAG 2.2, 1.4.12: what a reader may set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

for (const path of templates) {
  test(`${path} keeps its words and marks in their places at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await wakeSections(page);
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`${path} fits 320 px, the window of a fourfold zoom, and wider text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await wakeSections(page);
    expect.soft(await layoutFaults(page), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(header?.height, 'of 256 px left by a fourfold zoom').toBeLessThan(100);
    await addRules(page, spacing);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutFaults(page), `with wider text at ${width} px`).toEqual([]);
    }
  });
}
