import { useEffect } from 'react';
import { placeAt, reveal, scrollToPlace } from '#app/ui/reveal/reveal.ts';

/** The place in this page that an element's link leads to. */
function placeOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  const here = link?.origin === location.origin && link.pathname === location.pathname;
  return link && here ? placeAt(link.hash) : undefined;
}

/**
 * Opens what a link to a place in the page leads into, before the browser scrolls there. An address that is typed or
 * gone back to does the same.
 */
export function useAnchors(): void {
  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      const place = placeOf(target);
      if (place) reveal(place);
    };
    const onHash = (): void => {
      const place = placeAt(location.hash);
      if (place && !place.checkVisibility({ visibilityProperty: true })) scrollToPlace(place);
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
