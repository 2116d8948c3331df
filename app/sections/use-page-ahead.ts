import { startTransition, useEffect, useState } from 'react';
import type { Page } from '#app/content/page.server.ts';
import { linkToPage } from '#app/links/link-to-page.ts';
import { pageData } from '#app/page-data.ts';
import { savesData } from '#app/ui/media/saves-data.ts';
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

/** A page's data, once its code is there too; nothing for what is no page of the site, a file or an old address. */
async function fetchAhead(
  path: string,
  load: (type: SectionType) => Promise<void>,
): Promise<Page | undefined> {
  const types = (await sectionsByPage())[path];
  if (!types) return undefined;
  const [page] = await Promise.all([pageData(path), ...types.map(load)]);
  return page;
}

/**
 * The page whose link is pointed at, touched or focused, once its data and code are there, so that it can be drawn
 * before it is asked for. What cannot be had is left to the click. Visitors who asked for less data get data and code
 * ahead, which are small, but no page: to draw it fetches its first pictures.
 * @param shown path of the page that is shown, if one is
 * @param load fetches the code of a section type; may be called again for one that is there
 */
export function usePageAhead(
  shown: string | undefined,
  load: (type: SectionType) => Promise<void>,
): Page | undefined {
  const [ahead, setAhead] = useState<Page>();
  // Once it is shown it is no longer ahead: pointed at later, it is drawn anew.
  if (ahead && ahead.path === shown) setAhead(undefined);

  useEffect(() => {
    let latest: string | undefined;
    const onSign = async ({ target }: Event): Promise<void> => {
      const path = pageOf(target);
      if (!path) return;
      latest = path;
      const page = await fetchAhead(path, load).catch(() => undefined);
      if (page && latest === path && !savesData()) startTransition(() => setAhead(page));
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [load]);

  return ahead;
}
