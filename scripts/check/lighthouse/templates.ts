import { listPages, type PageEntry } from '#app/pages/list.ts';
import type { SiteContent } from '#app/pages/load.ts';

type Content = SiteContent['content'];

/**
 * What a page has in common with others: the collection of its record, the service that it sells in a place, or the
 * kinds of its sections.
 */
function templateOf({ collection, key }: PageEntry, content: Content): string {
  if (collection !== 'pages') return collection;
  const page = content.pages.get(key);
  if (page?.landing) return `landing ${page.landing.service}`;
  return page?.sections.map(({ type }) => type).join() ?? '';
}

/** The first page of each template, in the order of the list. */
export function onePageATemplate(content: Content): PageEntry[] {
  const first = new Map<string, PageEntry>();
  for (const page of listPages(content)) {
    const template = templateOf(page, content);
    if (!first.has(template)) first.set(template, page);
  }
  return [...first.values()];
}
