import { pageRenderer } from '#app/render/entry.server.tsx';
import type { Page } from '#app/pages/page.ts';
import type { Site } from '#app/content/site.server.ts';

/** A page with its shell as HTML, without what a build adds to its head. */
export async function render(page: Page, site: Site): Promise<string> {
  return (await pageRenderer(page, { site }))({ entry: '/entry.js', build: 'test', styles: '' });
}
