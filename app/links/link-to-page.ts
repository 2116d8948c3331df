/**
 * The link around an element, where it leads to a page of this site. Files have a dot in their name, pages have none;
 * a bare anchor is left to the browser, and so is a link that asks for a fresh load by `data-reload`.
 */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || /\.[^/]*$/.test(link.pathname)) return undefined;
  const own = link.target || link.hasAttribute('download') || link.hasAttribute('data-reload');
  return own || link.getAttribute('href')?.startsWith('#') ? undefined : link;
}
