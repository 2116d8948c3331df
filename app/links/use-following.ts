import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { linkToPage } from './link-to-page.ts';

/** Whether a click asks for the link's page in this window. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/**
 * Shows the page of a clicked link without loading a document. One listener for all links: the framework's own link
 * is a component with a dozen hooks, a hundred of which were hydrated with every page and rendered again at each
 * change of the address. Links in sections that are still plain HTML are followed as well.
 */
export function useFollowing(): void {
  const navigate = useNavigate();
  // Not later: a click between would load a document.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = isPlain(event) ? linkToPage(event.target) : undefined;
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // The page one is on, or the place in it, is no second entry of the history.
      const here = pathname === location.pathname && (hash === '' || href === location.href);
      // Scrolling is left to `useArrival`.
      void navigate({ pathname, search, hash }, { preventScrollReset: true, replace: here });
    };
    // While capturing: React lets no click out of a section that is still plain HTML.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate]);
}
