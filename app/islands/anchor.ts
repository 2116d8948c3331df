import { reveal } from '#app/ui/expander/start.ts';
import { moving } from '#app/ui/motion/motion.ts';
import { after } from '#app/ui/ticker/ticker.ts';

/** Milliseconds between a page's arrival and the scroll to the place that its address names. */
const delay = 100;

/** The element that a hash means: by its id, or by a name that no id can have, as it holds spaces. */
function anchorOf(hash: string): Element | null {
  let name = hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // It stands as it was written.
  }
  return document.getElementById(name) ?? document.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
}

/** Scrolls to what a hash means, open, once the page around it stands. False where it means nothing here. */
export function scrollToAnchor(hash: string): boolean {
  const target = anchorOf(hash);
  if (!target) return false;
  reveal(target);
  after(delay, () => target.scrollIntoView({ behavior: moving() ? 'smooth' : 'instant' }));
  return true;
}

/** Opens what an address or a link to a place in the page leads into, before the browser scrolls there. */
export function openAnchors(): void {
  scrollToAnchor(location.hash);
  addEventListener('hashchange', () => scrollToAnchor(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link?.pathname === location.pathname && anchorOf(link.hash);
    if (place) reveal(place);
  });
}
