import type { Locator, Page } from '@playwright/test';

/** Presses of each kind: as many as a 98th percentile needs. */
export const rounds = 50;
export const slowdown = 4;

/** Milliseconds that each press took, and that the least took which could do the same. */
export interface Pair {
  whole: number[];
  bare: number[];
}

/** Slows the page's processor down. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Leaves every script file of a page out: what remains is what its HTML does by itself. */
export async function withoutScript(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
}

/** Lets the page paint. */
export const frame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));

const listens = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => {
    const island = node.closest<HTMLElement>('[data-island]');
    return 'script' in document.documentElement.dataset && (island === null || 'awake' in island.dataset);
  });

/** Brings a control into view and waits until script listens to it. */
export async function ready(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  while (!(await listens(control))) await frame(control.page());
}
