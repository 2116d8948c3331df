import type { Page } from '@playwright/test';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import type { SectionType } from '#app/sections/schemas.ts';
import { onePageATemplate } from '#scripts/check/lighthouse/templates.ts';
import { content } from './test.ts';

const pages = process.env['FULL'] ? listPages(content) : onePageATemplate(content);

/**
 * One page per template, or every page in the full run, without 404 pages: pages of the same template differ only in
 * text and pictures.
 */
export const templates: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('/404'));

const { pages: composed } = loadContent();

/** Whether a page has a section of one of these types. */
export function hasSection(path: string, ...types: readonly SectionType[]): boolean {
  return composed.get(path)?.sections.some(({ type }) => types.includes(type)) ?? false;
}

/** Scrolls through the page until every section is hydrated. */
export async function wakeSections(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const asleep = [...document.querySelectorAll('main [data-island]:not([data-awake])')]
        .map((island) => island.firstElementChild ?? island.parentElement)
        .find((part) => part?.checkVisibility());
      // scrollIntoView would also move the starting point for Tab.
      if (asleep)
        window.scrollTo({ top: asleep.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' });
      return !asleep;
    },
    undefined,
    { polling: 20 },
  );
}

/** Scrolls to the end of the page, so that everything triggered by visibility has run. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // Headless Chromium occasionally skips a frame.
        setTimeout(resolve, 500);
      });
    }
  });
}
