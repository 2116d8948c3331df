import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { misfits } from './support/candidates.ts';
import { addRules, layoutFaults, wronglyUnderlined } from './support/layout.ts';
import { templates, wakeSections } from './support/templates.ts';
import { expect, open, test } from './support/test.ts';

const isFull = Boolean(process.env['FULL']);

/** Layout breakpoints, and the viewport at 400% zoom; the full run adds widths in between. */
const widths = isFull ? [1920, 1440, 1280, 1024, 768, 390, 320] : [1440, 1024, 768, 390, 320];

/** The device widths that pictures are sized for; others use the nearest file. */
const pictureWidths = new Set([1920, 1440, 1024, 768, 390]);

/**
 * Widths for axe: one wide and one narrow layout. Colours are the same in both and take as long as all the rest, so
 * the daily run checks them only once.
 */
const axeWidths = new Set([1440, 390]);
const coloursSeen = isFull ? [] : ['color-contrast'];

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Makes the page right-to-left and every text a third longer, as in a translation. Runs in the browser. */
function translate(): void {
  document.documentElement.dir = 'rtl';
  const filler = ' words of some other tongue that take more room on every line of this page'.split(' ');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/[a-z]/i.test(node.textContent ?? '') && !node.parentElement?.closest('script, style, svg'))
      texts.push(node);
  for (const node of texts) {
    const text = (node.textContent ?? '').trimEnd();
    const more = Math.round(text.trim().length / 3);
    let added = '';
    for (let at = 1; added.length < more; at++) added += ` ${filler[at % filler.length] ?? ''}`;
    node.textContent = text + added.slice(0, more + 1).trimEnd();
  }
}

/** Resizes the viewport and waits for carousels, tabs and islands that were hidden. */
async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await wakeSections(page);
  // At the top no sticky bar lies over the text that scrolls below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

for (const path of templates)
  test(`${path} keeps its words, marks and pictures in their places`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await wakeSections(page);
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await resize(page, width);
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
        if (pictureWidths.has(width)) expect.soft(await misfits(page), `pictures at ${width} px`).toEqual([]);
        if (!axeWidths.has(width)) return;
        expect.soft(await wronglyUnderlined(page), `titles of cards at ${width} px`).toEqual([]);
        expect
          .soft(await violations(page, { without: width === 390 ? coloursSeen : [] }), `axe at ${width} px`)
          .toEqual([]);
      });

    await test.step('in the window of a fourfold zoom', async () => {
      await resize(page, 320, 256);
      const header = await page.getByRole('banner').boundingBox();
      expect.soft(header?.height, 'of 256 px').toBeLessThan(100);
    });
    await test.step('with wider text', async () => {
      const remove = await addRules(page, spacing);
      for (const width of isFull ? [390, 1440] : [390]) {
        await resize(page, width);
        expect.soft(await layoutFaults(page), `with wider text at ${width} px`).toEqual([]);
      }
      await remove();
    });
    await test.step('from right to left, a third longer', async () => {
      await page.evaluate(translate);
      for (const width of isFull ? [390, 1440] : [1440]) {
        await resize(page, width);
        expect.soft(await layoutFaults(page), `from right to left at ${width} px`).toEqual([]);
      }
    });
  });
