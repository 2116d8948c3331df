import { savesData } from '#app/ui/media/saves-data.ts';

/** A page that a link leads to, with all its styles. */
export interface NextPage {
  html: DocumentFragment;
  styles: CSSStyleSheet;
}

/** Pages asked for, most of them ahead of a click, by address. */
const asked = new Map<string, Promise<NextPage>>();

/** How many are kept: who moves over a list of links asks for many. */
const most = 8;

/** What of a document's head belongs to its page. */
const pageHead =
  'title, meta[name]:not([name="viewport"], [name="theme-color"], [name="build"]), meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** Names the build that a document comes from: one visit does not mix two. */
const buildOf = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

async function load(address: string): Promise<NextPage> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  // A redirect has another address, and an answer of another type is the browser's to show.
  if (response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} is not a page`);
  // Nothing in a template is fetched, run or applied.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const html = template.content;
  if (buildOf(html) !== buildOf(document)) throw new Error(`${address} is of another build`);
  const styles = new CSSStyleSheet();
  styles.replaceSync(html.querySelector('style[data-page]')?.textContent ?? '');
  return { html, styles };
}

/** The page at an address, as it was asked for ahead or afresh. Rejects where this visit cannot show it. */
export function nextPage(url: URL): Promise<NextPage> {
  const address = url.pathname + url.search;
  const page = asked.get(address) ?? load(address);
  asked.delete(address);
  asked.set(address, page);
  page.catch(() => asked.delete(address));
  for (const oldest of [...asked.keys()].slice(0, -most)) asked.delete(oldest);
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
export function show({ html, styles }: NextPage): void {
  // It may be shown again.
  const next = html.cloneNode(true) as DocumentFragment;
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.querySelectorAll(pageHead));
  // No style element: the policy of this document knows no hash of it.
  document.adoptedStyleSheets = [styles];
  // A fragment has no root element, which has the same language.
  const lang = next.querySelector('main')?.lang ?? '';
  // Even the same language, set again, costs new styles for every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const part of document.querySelectorAll<HTMLElement>('main, [data-of-page]')) {
    const name = part.dataset['ofPage'];
    const other = next.querySelector(name ? `[data-of-page="${name}"]` : 'main');
    part.replaceChildren(...(other?.childNodes ?? []));
    if (!name) part.lang = lang;
  }
}
