import type { Content } from './collections.ts';

/** One address of the site. */
export interface PageEntry {
  /** Canonical path without trailing slash. */
  path: string;
  /** Collection and key of the record that the page shows. */
  collection: 'pages' | 'articles';
  key: string;
  title: string;
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

/**
 * The only list of pages: prerendering, navigation, sitemap, link checks and tests all read it.
 * Sorted by path.
 */
export function listPages(content: Content): PageEntry[] {
  const pages = [...content.pages].map(([key, page]): PageEntry => ({
    path: page.path ?? pathOfKey(key),
    collection: 'pages',
    key,
    title: page.meta.title,
    updated: page.updated,
    indexed: page.indexed ?? true,
    linked: page.linked ?? true,
  }));
  return pages.toSorted((a, b) => a.path.localeCompare(b.path));
}
