import { pageShown } from '#app/links/page-shown.ts';
import { closeDialog } from '#app/ui/dialog/start.ts';
import { moving } from '#app/ui/motion/motion.ts';
import { scrollToAnchor } from './anchor.ts';
import { layOutRest } from './lay-out.ts';
import { fetchAhead, isPage, nextPage, show } from './next-page.ts';
import { keepOpenParts, openPartsAgain } from './open-parts.ts';
import { wakeNear } from './wake.ts';

/** Path of the page shown. `location` changes before the page has loaded. */
let shown = location.pathname;

/** Focuses the heading and announces the title. */
function announce(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  document.querySelector('[data-announcement]')?.replaceChildren(document.title);
}

/** Announces the page and scrolls to the anchor or the top. */
function arrive(hash: string): void {
  announce();
  if (!scrollToAnchor(hash)) scrollTo({ top: 0, behavior: moving() ? 'smooth' : 'instant' });
}

/** Loads and shows a page, unless another navigation starts meanwhile. */
async function follow(url: URL, event: NavigateEvent): Promise<void> {
  const { signal, sourceElement: link } = event;
  link?.setAttribute('aria-busy', 'true');
  try {
    const next = await nextPage(url);
    if (signal.aborted) return;
    for (const dialog of document.querySelectorAll('dialog')) closeDialog(dialog);
    show(next);
    const back = event.navigationType === 'traverse';
    // Restoring a scroll position and scrolling to an anchor need the true page height at once.
    document.documentElement.toggleAttribute('data-rest', !back && !url.hash);
    shown = url.pathname;
    openPartsAgain();
    wakeNear();
    if (back) {
      announce();
      event.scroll();
    } else arrive(url.hash);
    void layOutRest();
    document.dispatchEvent(new Event(pageShown));
  } catch {
    // Fall back to loading the document; the address is already the new one.
    if (!signal.aborted) location.reload();
  } finally {
    link?.removeAttribute('aria-busy');
  }
}

/**
 * Follows links without a document load, by the Navigation API (https://html.spec.whatwg.org/#navigation-api): the
 * next page's HTML replaces this one's. Unsupported browsers navigate as usual.
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
    // Components may keep state in the address; but a link to the current page scrolls to its top.
    if (!leaves && event.destination.sameDocument) return;
    if (leaves) keepOpenParts();
    const handler = async (): Promise<void> => (leaves ? follow(url, event) : arrive(url.hash));
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  });
}
