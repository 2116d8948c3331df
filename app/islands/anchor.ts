import { reveal } from '#app/ui/expander/start.ts';
import { moving } from '#app/ui/motion/motion.ts';

/** Milliseconds between showing a page and scrolling to its anchor. */
const delay = 100;

/** The element of a hash: by id, or by `data-anchor`, which may contain spaces as no id can. */
function anchorOf(hash: string): Element | null {
  let name = hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // Malformed escapes: look it up as written.
  }
  return document.getElementById(name) ?? document.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
}

/** Scrolls to a place once the page is laid out. */
function scrollToPlace(place: Element): void {
  setTimeout(() => place.scrollIntoView({ behavior: moving() ? 'smooth' : 'instant' }), delay);
}

/** Reveals the element of a hash and scrolls to it. False if there is none. */
export function scrollToAnchor(hash: string): boolean {
  const place = anchorOf(hash);
  if (!place) return false;
  reveal(place);
  scrollToPlace(place);
  return true;
}

/**
 * Reveals the element that the address of a new document names. The browser has scrolled there long ago, and the
 * visitor may have scrolled on since; it cannot scroll to what was closed or has no id.
 */
function revealAtFirst(): void {
  const place = anchorOf(location.hash);
  if (!place) return;
  const wasClosed = reveal(place);
  // A reload or Back restores the position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && (wasClosed || scrollY === 0)) scrollToPlace(place);
}

/** Reveals what an anchor points to, on load and on click, before the browser scrolls there. */
export function openAnchors(): void {
  revealAtFirst();
  addEventListener('hashchange', () => scrollToAnchor(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link?.pathname === location.pathname && anchorOf(link.hash);
    if (place) reveal(place);
  });
}
