import { useEffect } from 'react';
import { linkToPage } from '#app/links/link-to-page.ts';
import { pageData } from '#app/page-data.ts';
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

/** The other page of this site that an element's link leads to. */
function pageOf(target: EventTarget | null): string | undefined {
  const path = linkToPage(target)?.pathname;
  return path === location.pathname ? undefined : path;
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
      for (const ahead of [pageData(page), ...types.map(load)]) ahead.catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [load]);
}
