import { listPages, type PageEntry } from '#app/content/pages.ts';
import type { Sources } from '#app/content/resolve.server.ts';
import { compose } from '#app/templates/templates.server.ts';
import { type SearchEntry, wordsOf } from './match.ts';

const kinds: Record<PageEntry['collection'], SearchEntry['kind']> = {
  pages: 'page',
  legal: 'page',
  services: 'service',
  stories: 'work',
  articles: 'article',
};

/** A page that sells a service in one place is found as a service. */
function kindOf({ collection, key }: PageEntry, { content }: Sources): SearchEntry['kind'] {
  return collection === 'pages' && content.pages.get(key)?.landing ? 'service' : kinds[collection];
}

/** Fields that hold no words for readers. */
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

/** All texts inside resolved sections. */
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

function pageEntry(entry: PageEntry, sources: Sources): SearchEntry[] {
  const composition = compose(entry, sources);
  if (!composition) return [];
  const { meta, sections } = composition;
  const title = meta.title.replace(` | ${sources.content.site.name}`, '');
  return [
    {
      href: entry.path,
      title,
      kind: kindOf(entry, sources),
      text: meta.description,
      words: uniqueWords(sections),
    },
  ];
}

/** Works that have no story of their own are found on the works page. */
function works({ content }: Sources): SearchEntry[] {
  return content.works.works
    .filter((work) => work.story === undefined)
    .map(({ heading, description }) => ({
      href: '/works',
      title: heading,
      kind: 'work',
      text: description,
      words: '',
    }));
}

/** Everything that visitors may look for, as the browser loads it when the search is opened. */
export function searchIndex(sources: Sources): string {
  const pages = listPages(sources.content).filter(({ indexed, linked }) => indexed && linked);
  return JSON.stringify([...pages.flatMap((entry) => pageEntry(entry, sources)), ...works(sources)]);
}
