import type { Content } from '#app/content/collections.ts';
import { perContent } from '#app/content/per-content.ts';
import type { Alternate } from '#app/seo/meta.ts';
import { listPages } from './list.ts';

/** `x-default` is the Gulf version: most readers from elsewhere are headed there. */
const elsewhere = 'en-AE';

/** Places with an office: a page for another town is no version of an office's page. */
function officePlaces({ site }: Content): Set<string> {
  return new Set(site.offices.flatMap(({ address }) => [address.locality, address.region]));
}

/** Landing pages of places with an office. */
const landingsOf = perContent((content) => {
  const places = officePlaces(content);
  return listPages(content).flatMap((entry) => {
    const page = entry.collection === 'pages' ? content.pages.get(entry.key) : undefined;
    if (!page?.landing || !page.language || !places.has(page.landing.place)) return [];
    return [{ path: entry.path, service: page.landing.service, language: page.language }];
  });
});

/**
 * Versions of a landing page: the same service in each place with an office, one page per language. Empty without
 * siblings, and for towns without an office.
 */
export function alternatesOf(path: string, content: Content): Alternate[] {
  const landings = landingsOf(content);
  const self = landings.find((landing) => landing.path === path);
  const versions = landings.filter((landing) => landing.service === self?.service);
  if (!self || versions.length < 2) return [];
  const fallback = versions.find((version) => version.language === elsewhere) ?? self;
  return [
    ...versions.map(({ language, path: other }) => ({ language, path: other })),
    { language: 'x-default', path: fallback.path },
  ];
}
