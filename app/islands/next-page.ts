import { savesData } from '#app/ui/media/saves-data.ts';

/** Pages asked for, most of them ahead of a click, by address. */
const asked = new Map<string, Promise<DocumentFragment>>();

/** How many are kept: who moves over a list of links asks for many. */
const most = 8;

/** What of a document's head belongs to its page. */
const pageHead =
  'title, meta[name]:not([name="viewport"], [name="theme-color"], [name="build"]), meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** Names the build that a document comes from: one visit does not mix two. */
const buildOf = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

async function load(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  // A redirect has another address, and an answer of another type is the browser's to show.
  if (response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} is not a page`);
  // Nothing in a template is fetched, run or applied; its content has no root element.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  if (buildOf(template.content) !== buildOf(document)) throw new Error(`${address} is of another build`);
  return template.content;
}

/** The page at an address, as it was asked for ahead or afresh. Rejects where this visit cannot show it. */
export function nextPage(url: URL): Promise<DocumentFragment> {
  const address = url.pathname + url.search;
  const page = asked.get(address) ?? load(address);
  if (asked.size >= most) asked.clear();
  asked.set(address, page);
  page.catch(() => asked.delete(address));
  return page;
}

/** Whether an address may be a page of this site. Files have a dot in their name; pages have none. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/\.[^/]*$/.test(pathname) && !pathname.startsWith('/api/');
}

/** Asks for the page of a link that is pointed at, focused or about to be touched. */
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

/** Puts a page in the place of the one that is shown: its content, its head, and what it says to the shell. */
export function show(page: DocumentFragment): void {
  // It may be shown again.
  const next = page.cloneNode(true) as DocumentFragment;
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.querySelectorAll(pageHead));
  // Before any style changes: taking the link that has the focus off the page has the browser style it at once.
  for (const part of document.querySelectorAll<HTMLElement>('[data-of-page]')) {
    const other = next.querySelector(`[data-of-page="${part.dataset['ofPage']}"]`);
    part.replaceChildren(...(other?.childNodes ?? []));
  }
  // No style element: the policy of this document knows no hash of it.
  const styles = new CSSStyleSheet();
  styles.replaceSync(next.querySelector('style[data-page]')?.textContent ?? '');
  document.adoptedStyleSheets = [styles];
  const lang = next.querySelector('main')?.dataset['language'] ?? '';
  // Even the same language, set again, costs new styles for every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
}
