import { layoutFaults } from './support/layout.ts';
import { templates, wakeSections } from './support/templates.ts';
import { expect, open, test } from './support/test.ts';

/** Turns the page around and makes every text a third longer, as a translation may. Runs in the browser. */
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

for (const path of templates)
  test(`${path} holds text that is a third longer, from right to left`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await wakeSections(page);
    await page.evaluate(translate);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });
