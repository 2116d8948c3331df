import type { PageEntry } from '#app/pages/list.ts';
import type { SiteContent } from '#app/pages/load.ts';
import type { Page } from '#app/pages/page.ts';
import { type SearchEntry, wordsOf } from '#app/search/match.ts';

const kinds: Record<PageEntry['collection'], SearchEntry['kind']> = {
  pages: 'page',
  legal: 'page',
  services: 'service',
  stories: 'work',
  articles: 'article',
};

/** A landing page counts as a service. */
function kindOf({ collection, key }: PageEntry, { content }: SiteContent): SearchEntry['kind'] {
  return collection === 'pages' && content.pages.get(key)?.landing ? 'service' : kinds[collection];
}

/** Fields without text for readers. */
const silent = new Set([
  'type',
  'href',
  'id',
  'key',
  'src',
  'color',
  'alt',
  'trail',
  'iso',
  'mapHref',
  'mapFrame',
]);

/** All texts in resolved sections. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* texts(item);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!silent.has(key)) yield* texts(inner);
}

function uniqueWords(value: unknown): string {
  const found = [...texts(value)].filter((text) => !text.startsWith('/')).flatMap(wordsOf);
  return [...new Set(found)].filter((word) => word.length > 2).join(' ');
}

function pageEntry(page: Page, site: SiteContent): SearchEntry {
  return {
    href: page.path,
    title: page.title.replace(` | ${site.content.brand.name}`, ''),
    kind: kindOf(page, site),
    text: page.description,
    words: uniqueWords(page.sections),
  };
}

/** Works without a story are found on the works page. */
function works({ content: { works: list, pages } }: SiteContent): SearchEntry[] {
  return list.works
    .filter((work) => work.story === undefined && pages.has('works'))
    .map(({ heading, description }) => ({
      href: '/works',
      title: heading,
      kind: 'work',
      text: description,
      words: '',
    }));
}

/** The search index, loaded when search is opened. */
export function searchIndex(site: SiteContent): string {
  const pages = [...site.pages.values()].filter(({ indexed, linked }) => indexed && linked);
  return JSON.stringify([...pages.map((page) => pageEntry(page, site)), ...works(site)]);
}
