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

/** Reveals the element of a hash and scrolls to it once the page is laid out. False if there is none. */
export function scrollToAnchor(hash: string): boolean {
  const target = anchorOf(hash);
  if (!target) return false;
  reveal(target);
  setTimeout(() => target.scrollIntoView({ behavior: moving() ? 'smooth' : 'instant' }), delay);
  return true;
}

/** Reveals what an anchor points to, on load and on click, before the browser scrolls there. */
export function openAnchors(): void {
  scrollToAnchor(location.hash);
  addEventListener('hashchange', () => scrollToAnchor(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link?.pathname === location.pathname && anchorOf(link.hash);
    if (place) reveal(place);
  });
}
