import { useEffect } from 'react';
import { isHidden, placeAt, reveal, scrollToPlace } from '#app/ui/reveal/reveal.ts';

/** The link to a place in this page around an element. */
function linkInPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  return link?.origin === location.origin && link.pathname === location.pathname ? link : undefined;
}

/**
 * Opens what a link to a place in the page leads into, before the browser scrolls there. An address that is typed or
 * gone back to does the same.
 */
export function useAnchors(): void {
  useEffect(() => {
    const onClick = (event: Event): void => {
      const link = linkInPage(event.target);
      const place = link && placeAt(link.hash);
      if (!place || !isHidden(place)) return;
      if (link.href !== location.href) {
        reveal(place);
        return;
      }
      // The address stays as it is, for which the router would restore the place that the window has.
      event.preventDefault();
      scrollToPlace(place);
    };
    const onHash = (): void => {
      const place = placeAt(location.hash);
      if (place && isHidden(place)) scrollToPlace(place);
    };
    onHash();
    document.addEventListener('click', onClick, true);
    addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('hashchange', onHash);
    };
  }, []);
}
