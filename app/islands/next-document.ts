import { savesData } from '#app/ui/media/saves-data.ts';

/** Documents asked for ahead of a click, by address. */
const ahead = new Map<string, Promise<DocumentFragment>>();

/** How many are kept: who moves over a list of links asks for many. */
const most = 8;

async function load(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  // A redirect has another address, and an answer that is no page is the browser's to show.
  if (response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} is no page of this site`);
  // Nothing in a template is fetched, run or applied.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return template.content;
}

/** All elements of the document at an address, as it was asked for ahead or afresh. Rejects where there is no page to be had. */
export function nextDocument(url: URL): Promise<DocumentFragment> {
  const address = url.pathname + url.search;
  const asked = ahead.get(address) ?? load(address);
  ahead.delete(address);
  ahead.set(address, asked);
  asked.catch(() => ahead.delete(address));
  for (const oldest of [...ahead.keys()].slice(0, -most)) ahead.delete(oldest);
  return asked;
}

/**
 * Whether an address may be a page of this site. Files have a dot in their name; pages have none.
 */
export function isPage(url: URL): boolean {
  return (
    url.origin === location.origin && !/\.[^/]*$/.test(url.pathname) && !url.pathname.startsWith('/api/')
  );
}

/** Asks for the page of a link that is pointed at, focused or about to be touched. */
export function fetchAhead(): void {
  const onSign = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || savesData()) return;
    const url = new URL(link.href);
    if (isPage(url) && url.pathname !== location.pathname) nextDocument(url).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onSign, { passive: true });
}
