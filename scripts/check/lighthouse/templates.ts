import { listPages, type PageEntry } from '#app/pages/list.ts';
import type { SiteContent } from '#app/pages/load.ts';

type Content = SiteContent['content'];

/**
 * The template of a page: the collection of its record, the service of a landing page, or the types of its sections.
 */
function templateOf({ collection, key }: PageEntry, content: Content): string {
  if (collection !== 'pages') return collection;
  const page = content.pages.get(key);
  if (page?.landing) return `landing ${page.landing.service}`;
  return page?.sections.map(({ type }) => type).join() ?? '';
}

/** The first page of each template, in list order. */
export function onePageATemplate(content: Content): PageEntry[] {
  const first = new Map<string, PageEntry>();
  for (const page of listPages(content)) {
    const template = templateOf(page, content);
    if (!first.has(template)) first.set(template, page);
  }
  return [...first.values()];
}
