import type { Content } from '#app/content/collections.ts';
import { perContent } from '#app/content/per-content.ts';

/** One address of the site. */
export interface PageEntry {
  /** Canonical path without trailing slash. */
  path: string;
  /** Collection and key of the record that the page shows. */
  collection: 'pages' | 'services' | 'stories' | 'articles' | 'legal';
  key: string;
  title: string;
  description: string;
  /** ISO date of the last change. */
  updated: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether other pages lead to it. */
  linked: boolean;
}

/** The address of a file below `content/pages`: `index` is the page of its folder. */
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

/**
 * The only list of pages: prerendering, navigation, sitemap, link checks and tests all read it. Sorted by path.
 */
export const listPages = perContent((content): readonly PageEntry[] =>
  [
    ...composedPages(content),
    ...recordPages(content, 'services'),
    ...recordPages(content, 'stories'),
    ...recordPages(content, 'articles'),
    ...legalPages(content),
  ].toSorted((a, b) => a.path.localeCompare(b.path)),
);

/** The path as `listPages` writes it, without a slash at its end. */
export function canonical(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
