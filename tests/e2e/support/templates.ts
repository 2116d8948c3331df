import type { Page } from '@playwright/test';
import { listPages } from '#app/pages/list.ts';
import { onePageATemplate } from '#scripts/check/lighthouse/templates.ts';
import { content } from './test.ts';

const pages = process.env['FULL'] ? listPages(content) : onePageATemplate(content);

/**
 * One page of each template, or every page in the full run, without those that say that there is none: what differs
 * between pages of the same template is only words and pictures.
 */
export const templates: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('/404'));

/** Scrolls through the whole page until script listens in every section of it. */
export async function wakeSections(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const asleep = [...document.querySelectorAll('main [data-island]:not([data-awake])')]
        .map((island) => island.firstElementChild ?? island.parentElement)
        .find((part) => part?.checkVisibility());
      // Scrolling an element into view would also move the place from which Tab goes on.
      if (asleep)
        window.scrollTo({ top: asleep.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' });
      return !asleep;
    },
    undefined,
    { polling: 50 },
  );
}

/** Scrolls to the end of the page, so that whatever waits for its place in the window has had it. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = (page.viewportSize()?.height ?? 900) * 0.8;
  for (let top = 0; top <= height; top += step)
    await page.evaluate(
      (to) =>
        new Promise((resolve) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          requestAnimationFrame(() => resolve(undefined));
          // Chromium without a window forgets a frame now and then.
          setTimeout(resolve, 500);
        }),
      top,
    );
}
