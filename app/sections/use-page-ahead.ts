import { startTransition, useEffect, useState } from 'react';
import type { Page } from '#app/content/page.server.ts';
import { linkToPage } from '#app/links/link-to-page.ts';
import { pageData } from '#app/page-data.ts';
import { savesData } from '#app/ui/media/saves-data.ts';
import type { SectionType } from './schemas.ts';
import { preload } from './sections.tsx';

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
async function fetchAhead(path: string): Promise<Page | undefined> {
  const types = (await sectionsByPage())[path];
  if (!types) return undefined;
  const [page] = await Promise.all([pageData(path), ...types.map(preload)]);
  return page;
}

/**
 * The page whose link is pointed at or touched, once its data and code are there, so that it can be drawn before it
 * is asked for. What cannot be had is left to the click. A link that has focus gets data and code ahead, which are
 * small, but no page, because Tab passes many links; and so do visitors who asked for less data, because to draw a page
 * fetches its first pictures.
 * @param shown path of the page that is shown, if one is
 */
export function usePageAhead(shown: string | undefined): Page | undefined {
  const [ahead, setAhead] = useState<Page>();
  // Once it is shown it is no longer ahead: pointed at later, it is drawn anew.
  if (ahead && ahead.path === shown) setAhead(undefined);

  useEffect(() => {
    let latest: string | undefined;
    const onSign = async ({ target, type }: Event): Promise<void> => {
      const path = pageOf(target);
      if (!path) return;
      latest = path;
      const page = await fetchAhead(path).catch(() => undefined);
      const wanted = type !== 'focusin' && !savesData();
      if (page && wanted && latest === path) startTransition(() => setAhead(page));
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, []);

  return ahead;
}
