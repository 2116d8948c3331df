import { moving } from '#app/ui/motion/motion.ts';
import { scrollToAnchor } from './anchor.ts';
import { isPage, nextDocument } from './next-document.ts';
import { pageShown } from './page-shown.ts';
import { allowsFramesOf, isOfThisBuild, show, takeStyles } from './show.ts';
import { endLeft, wakeIslands } from './wake.ts';

/** Path of the page that is shown. It is not always the address: that changes before its page has come. */
let shown = location.pathname;

function announce(words: string): void {
  const region = document.querySelector('[data-announcement]');
  if (region) region.textContent = words;
}

/** Puts the visitor at the page's beginning, or at the anchor: seen, focused and said. */
function arrive(hash: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  announce(document.title);
  if (!scrollToAnchor(hash)) scrollTo({ top: 0, behavior: moving() ? 'smooth' : 'instant' });
}

/** Changes the page, faded over where the browser can and the visitor likes it. */
async function change(next: DocumentFragment): Promise<void> {
  if (!moving() || !('startViewTransition' in document)) return show(next);
  await document.startViewTransition(() => show(next)).updateCallbackDone;
}

async function showPage(url: URL, isCurrent: () => boolean): Promise<boolean> {
  const next = await nextDocument(url);
  if (!isCurrent()) return false;
  if (!isOfThisBuild(next) || !allowsFramesOf(next) || !next.querySelector('main'))
    throw new Error('a page that this document cannot show');
  await takeStyles(next);
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await change(next);
  shown = url.pathname;
  return true;
}

async function follow(url: URL, event: NavigateEvent): Promise<void> {
  try {
    if (!(await showPage(url, () => !event.signal.aborted))) return;
  } catch {
    // The browser loads the address by itself, whatever it is: by now it is this document's.
    location.reload();
    return;
  }
  if (event.navigationType === 'traverse') event.scroll();
  else arrive(url.hash);
  endLeft();
  wakeIslands();
  document.dispatchEvent(new Event(pageShown));
}

/**
 * Follows links inside this document, by the platform's own means (https://html.spec.whatwg.org/#navigation-api):
 * the next page's HTML takes the place of this one's. Where the browser cannot, it loads documents as ever.
 */
export function followLinks(): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const own =
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData ||
      event.navigationType === 'reload';
    if (!event.canIntercept || own || !isPage(url)) return;
    if (url.pathname !== shown)
      event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => follow(url, event) });
    // Something on the page keeps its state in the address; a link to the page itself leads to its beginning.
    else if (!event.destination.sameDocument)
      event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => arrive(url.hash) });
  });
}
