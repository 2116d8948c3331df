import { moving } from '#app/ui/motion/motion.ts';
import { scrollToAnchor } from './anchor.ts';
import { fetchAhead, isPage, nextPage, show } from './next-page.ts';
import { keepOpenParts, openPartsAgain } from './open-parts.ts';
import { pageShown } from '#app/links/page-shown.ts';
import { endLeft, wakeIslands } from './wake.ts';

/** Path of the page that is shown. It is not always the address: that changes before its page has come. */
let shown = location.pathname;

/** Puts the visitor at the page's beginning, or at the anchor: seen, focused and said. */
function arrive(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  const region = document.querySelector('[data-announcement]');
  if (region) region.textContent = document.title;
  if (!scrollToAnchor(hash)) scrollTo({ top: 0, behavior: moving() ? 'smooth' : 'instant' });
}

/** Shows the page at an address, unless another was asked for while it came. */
async function change(url: URL, { signal }: NavigateEvent): Promise<void> {
  const next = await nextPage(url);
  if (signal.aborted) return;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  show(next);
  openPartsAgain();
  shown = url.pathname;
  endLeft();
  wakeIslands();
}

async function follow(url: URL, event: NavigateEvent): Promise<void> {
  const link = event.sourceElement;
  link?.setAttribute('aria-busy', 'true');
  try {
    await change(url, event);
  } catch {
    // The browser loads the address by itself, whatever it is: by now it is this document's.
    if (!event.signal.aborted) location.reload();
    return;
  } finally {
    link?.removeAttribute('aria-busy');
  }
  if (event.signal.aborted) return;
  if (event.navigationType === 'traverse') event.scroll();
  else arrive(url.hash);
  document.dispatchEvent(new Event(pageShown));
}

/**
 * Follows links inside this document, by the platform's own means (https://html.spec.whatwg.org/#navigation-api):
 * the next page's HTML takes the place of this one's. Where the browser cannot, it loads documents as ever.
 */
export function followLinks(): void {
  if (!('navigation' in globalThis)) return;
  fetchAhead();
  keepOpenParts();
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const { hashChange, downloadRequest, formData, navigationType, destination } = event;
    if (!event.canIntercept || hashChange || downloadRequest !== null || formData || !isPage(url)) return;
    if (navigationType === 'reload') return;
    const options = { scroll: 'manual', focusReset: 'manual' } as const;
    if (url.pathname !== shown) event.intercept({ ...options, handler: () => follow(url, event) });
    // Something on the page keeps its state in the address; a link to the page itself leads to its beginning.
    else if (!destination.sameDocument)
      event.intercept({ ...options, handler: async () => arrive(url.hash) });
  });
}
