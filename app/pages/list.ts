import type { Content } from '#app/content/collections.ts';
import { perContent } from '#app/content/per-content.ts';

/** A page's entry in the list of pages. */
export interface PageEntry {
  /** Canonical path without trailing slash. */
  path: string;
  /** Collection and key of the page's record. */
  collection: 'pages' | 'services' | 'stories' | 'articles' | 'legal';
  key: string;
  title: string;
  description: string;
  /** ISO date of the last change. */
  updated: string;
  /** Whether search engines may index it. */
  indexed: boolean;
  /** Whether other pages link to it. */
  linked: boolean;
}

/** The path for a key in `content/pages`: `index` is the folder's own page. */
function pathOfKey(key: string): string {
  const path = key.replace(/(^|\/)index$/, '');
  return `/${path}`;
}

const folders = { services: '/services', stories: '/works', articles: '/blogs' } as const;

function recordPages(content: Content, collection: keyof typeof folders): PageEntry[] {
  return [...content[collection]].map(([key, { meta, updated }]) => ({
    path: `${folders[collection]}/${key}`,
    collection,
    key,
    ...meta,
    updated,
    indexed: true,
    linked: true,
  }));
}

function composedPages(content: Content): PageEntry[] {
  return [...content.pages].map(([key, page]) => ({
    path: page.path ?? pathOfKey(key),
    collection: 'pages',
    key,
    ...page.meta,
    updated: page.updated,
    indexed: page.indexed ?? true,
    linked: page.linked ?? true,
  }));
}

function legalPages(content: Content): PageEntry[] {
  return [...content.legal].map(([key, { path, meta, updated }]) => ({
    path,
    collection: 'legal',
    key,
    ...meta,
    updated,
    indexed: true,
    linked: true,
  }));
}

/** The only list of pages, read by prerendering, navigation, sitemap, checks and tests. Sorted by path. */
export const listPages = perContent((content): readonly PageEntry[] =>
  [
    ...composedPages(content),
    ...recordPages(content, 'services'),
    ...recordPages(content, 'stories'),
    ...recordPages(content, 'articles'),
    ...legalPages(content),
  ].toSorted((a, b) => a.path.localeCompare(b.path)),
);

/** A path without trailing slash, as in `listPages`. */
export function canonical(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
