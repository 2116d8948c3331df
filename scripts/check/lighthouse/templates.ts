import type { Content } from '#app/content/collections.ts';
import { listPages, type PageEntry } from '#app/pages/list.ts';

/**
 * What a page has in common with others: the collection of its record, the service that it sells in a place, or the
 * kinds of its sections.
 */
function templateOf({ collection, key }: PageEntry, content: Content): string {
  if (collection !== 'pages') return collection;
  const { landing, sections = [] } = content.pages.get(key) ?? {};
  return landing ? `landing ${landing.service}` : sections.map(({ type }) => type).join();
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
