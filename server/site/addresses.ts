import type { SiteFiles } from './site-files.ts';

/** Where a request path leads. */
export type Destination =
  | { kind: 'file'; address: string }
  | { kind: 'moved'; to: string }
  /** `page` is the 404 page, if the site has one. */
  | { kind: 'missing'; page: string | undefined };

/** Files that a build creates for 404 responses and for static hosts, which cannot be requested directly. */
const unaddressed = /\/404(\/index)?\.html$|^\/_(headers|redirects)$/;

/** Normalises case, trailing slash, doubled slashes and an explicit index. */
function loose(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/');
  return (plain.length > 1 ? plain.replace(/\/$/, '') : plain).toLowerCase();
}

/** The nearest `404.html` above a path: an unknown service has a different text than an unknown page. */
function missingPage(path: string, files: SiteFiles): string | undefined {
  for (let folder = path.replace(/\/[^/]*$/, ''); ; folder = folder.replace(/\/[^/]*$/, '')) {
    const page = `${folder}/404.html`;
    if (files.has(page)) return page;
    if (folder === '') return undefined;
  }
}

function pagePath(address: string): string | undefined {
  if (!address.endsWith('/index.html') || unaddressed.test(address)) return undefined;
  return address.slice(0, -'/index.html'.length) || '/';
}

/** Appends a query to a URL that may have its own query and fragment. */
export function withQuery(address: string, search: string): string {
  if (search === '' || search === '?') return address;
  const [rest = '', fragment] = address.split('#', 2);
  const joined = rest + (rest.includes('?') ? search.replace('?', '&') : search);
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * Resolves a path. Every variant of a known path redirects to the canonical one in one hop; unknown paths are never
 * redirected, so there is no open redirect.
 */
export function createAddressBook(files: SiteFiles, redirects: ReadonlyMap<string, string>) {
  const pages = new Map<string, string>();
  for (const address of files.keys()) {
    const page = pagePath(address);
    if (page !== undefined) pages.set(page, address);
  }
  const moved = new Map([...redirects].map(([from, to]) => [loose(from), to]));
  // Pages last, so that no redirect hides one.
  for (const page of pages.keys()) moved.set(loose(page), page);

  return (path: string): Destination => {
    const page = pages.get(path);
    if (page !== undefined) return { kind: 'file', address: page };
    if (files.has(path) && !unaddressed.test(path) && pagePath(path) === undefined)
      return { kind: 'file', address: path };
    const to = moved.get(loose(path));
    // A redirect to a page that was not built would loop.
    const isGone = to === undefined || to === path;
    return isGone ? { kind: 'missing', page: missingPage(path, files) } : { kind: 'moved', to };
  };
}
