import type { Page } from '@playwright/test';
import { loadContent } from '#app/pages/load.ts';
import type { Section, SectionType } from '#app/sections/schemas.ts';
import type { RenderedPage, SiteRenderer } from '#scripts/build/prerender.ts';
import { builtRenderer } from '../support/announced.ts';

const sources = loadContent();
const address = '/workbench';

/** One section of each type on the site, as its component receives it. */
export const samples: ReadonlyMap<SectionType, Section> = new Map(
  [...sources.pages.values()].flatMap(({ sections }) => sections).map((section) => [section.type, section]),
);

let renderer: Promise<SiteRenderer> | undefined;

const shown = new WeakMap<Page, RenderedPage>();

/** Reserves a URL of the built site for a page with any sections. */
export async function openWorkbench(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: shown.get(page)?.html ?? '' }),
  );
}

/** Renders sections below each other, as a build would. */
export async function show(page: Page, sections: readonly Section[]): Promise<void> {
  const { render } = await (renderer ??= builtRenderer(sources));
  const around = sources.pages.get('/');
  if (!around) throw new Error('the site has no first page');
  shown.set(page, await render({ ...around, path: address, sections: [...sections] }));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    // Otherwise sections below the first two have no height until they are laid out.
    delete document.documentElement.dataset['rest'];
    await document.fonts.ready;
  });
}
