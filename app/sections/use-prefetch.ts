import { useEffect } from 'react';
import type { SectionType } from './schemas.ts';

/** Signs that a link is about to be followed. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

type SectionsByPage = Readonly<Record<string, readonly SectionType[]>>;

let byPage: Promise<SectionsByPage> | undefined;

/** Section types of every page, asked for once. Without the answer a page's code is fetched when it is shown. */
function sectionsByPage(): Promise<SectionsByPage> {
  byPage ??= fetch('/data/sections.json')
    .then((response) => response.json() as Promise<SectionsByPage>)
    .catch(() => ({}));
  return byPage;
}

/** The page of this site that an element's link leads to. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined;
}

/**
 * Address at which the framework asks for a page's data when a link is followed. Its own prefetching leaves out
 * routes that, like ours, have a `clientLoader`.
 */
function dataOf(page: string): string {
  return page === '/' ? '/_.data?_routes=home' : `${page}.data?_routes=page`;
}

const kept = new Set<string>();

/**
 * Fetches a file into the browser's cache, once. Not by a prefetching link: Firefox holds those against the
 * policy's `default-src`, which forbids everything.
 */
function keep(href: string): void {
  if (kept.has(href)) return;
  kept.add(href);
  fetch(href, { priority: 'low' }).catch(() => kept.delete(href));
}

/**
 * Fetches data and code of a page as soon as a link to it is pointed at, touched or focused, so that a click shows
 * it at once.
 * @param load fetches the code of a section type; may be called again for one that is there
 */
export function usePrefetch(load: (type: SectionType) => Promise<void>): void {
  useEffect(() => {
    const onSign = async ({ target }: Event): Promise<void> => {
      const page = pageOf(target);
      if (!page) return;
      const types = (await sectionsByPage())[page];
      // What is no page of the site, a file or an old address, is left to the click.
      if (!types) return;
      keep(dataOf(page));
      for (const type of types) load(type).catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [load]);
}
