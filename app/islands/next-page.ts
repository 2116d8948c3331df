import { savesData } from '#app/ui/media/saves-data.ts';

/** Requested pages by address, most of them prefetched. */
const asked = new Map<string, Promise<DocumentFragment>>();

/** Cache size: hovering along a list of links prefetches many. */
const most = 8;

/** Elements of the head that belong to one page. */
const pageHead =
  'title, meta[name]:not([name="viewport"], [name="theme-color"], [name="build"]), meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** Names a document's script and the players that it may frame: only pages with the same ones fit into it. */
const buildOf = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

async function load(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  // A redirect changes the address, and other content types are for the browser to show.
  if (response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} is not a page`);
  // Template content is inert: nothing in it loads, runs or applies.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  if (buildOf(template.content) !== buildOf(document)) throw new Error(`${address} is of another build`);
  return template.content;
}

/** A page, prefetched or fetched now. Rejects if this document cannot show it. */
export function nextPage(url: URL): Promise<DocumentFragment> {
  const address = url.pathname + url.search;
  const page = asked.get(address) ?? load(address);
  if (asked.size >= most) asked.clear();
  asked.set(address, page);
  page.catch(() => asked.delete(address));
  return page;
}

/** Whether a URL may be a page of this site. Files have a dot in their name; pages have none. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/\.[^/]*$/.test(pathname) && !pathname.startsWith('/api/');
}

/** Prefetches the page of a link on hover, focus or touch start. */
export function fetchAhead(): void {
  const onSign = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || savesData()) return;
    const url = new URL(link.href);
    if (isPage(url) && url.pathname !== location.pathname) nextPage(url).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onSign, { passive: true });
}

/** Replaces the current page: content, head and the page's parts of the shell. */
export function show(page: DocumentFragment): void {
  // The cached fragment may be shown again.
  const next = page.cloneNode(true) as DocumentFragment;
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.querySelectorAll(pageHead));
  // Before any style changes: removing the focused link forces a synchronous style recalculation.
  for (const part of document.querySelectorAll<HTMLElement>('[data-of-page]')) {
    const other = next.querySelector(`[data-of-page="${part.dataset['ofPage']}"]`);
    part.replaceChildren(...(other?.childNodes ?? []));
  }
  // A constructed sheet, as the content policy has no hash for another style element.
  const styles = new CSSStyleSheet();
  styles.replaceSync(next.querySelector('style[data-page]')?.textContent ?? '');
  document.adoptedStyleSheets = [styles];
  const lang = next.querySelector('main')?.dataset['language'] ?? '';
  // Setting even the same value restyles every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
}
