import { pageShown } from '#app/links/page-shown.ts';
import { closeDialog } from '#app/ui/dialog/start.ts';
import { moving } from '#app/ui/motion/motion.ts';
import { scrollToAnchor } from './anchor.ts';
import { layOutRest } from './lay-out.ts';
import { fetchAhead, isPage, nextPage, show } from './next-page.ts';
import { keepOpenParts, openPartsAgain } from './open-parts.ts';
import { wakeNear } from './wake.ts';

/** Path of the page that is shown. It is not always the address: that changes before its page has come. */
let shown = location.pathname;

/** Puts the visitor at the page's beginning, or at the anchor: seen, focused and said. */
function arrive(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  document.querySelector('[data-announcement]')?.replaceChildren(document.title);
  if (!scrollToAnchor(hash)) scrollTo({ top: 0, behavior: moving() ? 'smooth' : 'instant' });
}

/** Shows the page at an address, unless another was asked for while it came. */
async function follow(url: URL, event: NavigateEvent): Promise<void> {
  const { signal, sourceElement: link } = event;
  link?.setAttribute('aria-busy', 'true');
  try {
    const next = await nextPage(url);
    if (signal.aborted) return;
    for (const dialog of document.querySelectorAll('dialog')) closeDialog(dialog);
    show(next);
    const back = event.navigationType === 'traverse';
    // Who comes back, or to a place in the page, needs its true height at once.
    document.documentElement.toggleAttribute('data-rest', !back && !url.hash);
    shown = url.pathname;
    openPartsAgain();
    wakeNear();
    if (back) event.scroll();
    else arrive(url.hash);
    void layOutRest();
    document.dispatchEvent(new Event(pageShown));
  } catch {
    // The browser loads the address by itself, whatever it is: by now it is this document's.
    if (!signal.aborted) location.reload();
  } finally {
    link?.removeAttribute('aria-busy');
  }
}

/**
 * Follows links inside this document, by the platform's own means (https://html.spec.whatwg.org/#navigation-api):
 * the next page's HTML takes the place of this one's. Where the browser cannot, it loads documents as ever.
 */
export function followLinks(): void {
  if (!('navigation' in globalThis)) return;
  fetchAhead();
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
    if (!canIntercept || hashChange || downloadRequest !== null || formData || !isPage(url)) return;
    if (navigationType === 'reload') return;
    const leaves = url.pathname !== shown;
    // Something on the page keeps its state in the address; a link to the page itself leads to its beginning.
    if (!leaves && event.destination.sameDocument) return;
    if (leaves) keepOpenParts();
    const handler = async (): Promise<void> => (leaves ? follow(url, event) : arrive(url.hash));
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  });
}
