import type { SiteFiles } from './site-files.ts';

/** What a request path leads to. */
export type Destination =
  | { kind: 'file'; address: string }
  | { kind: 'moved'; to: string }
  /** `page` is the file that says so, if the site has one. */
  | { kind: 'missing'; page: string | undefined };

/** Files that a build makes for addresses that do not exist, and for static hosts: nobody may ask for them. */
const unaddressed = /\/404(\/index)?\.html$|^\/_(headers|redirects)$/;

/** Case, a trailing slash, doubled slashes and a spelt-out index are ways to write the same address. */
function loose(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/');
  return (plain.length > 1 ? plain.replace(/\/$/, '') : plain).toLowerCase();
}

/** The nearest `404.html` above an address: an unknown service has other words than an unknown page. */
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

/** Joins a query to an address that may have a query and a fragment of its own. */
export function withQuery(address: string, search: string): string {
  if (search === '' || search === '?') return address;
  const [rest = '', fragment] = address.split('#', 2);
  const joined = rest + (rest.includes('?') ? search.replace('?', '&') : search);
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * Finds where a path leads. Every variant of a known address moves to the canonical one in one hop; unknown
 * ones are never redirected, so that nobody can make this site send a visitor elsewhere.
 */
export function createAddressBook(files: SiteFiles, redirects: ReadonlyMap<string, string>) {
  const pages = new Map<string, string>();
  for (const address of files.keys()) {
    const page = pagePath(address);
    if (page !== undefined) pages.set(page, address);
  }
  const moved = new Map([...redirects].map(([from, to]) => [loose(from), to]));
  // Pages last: none may be hidden by a redirect.
  for (const page of pages.keys()) moved.set(loose(page), page);

  return (path: string): Destination => {
    const page = pages.get(path);
    if (page !== undefined) return { kind: 'file', address: page };
    if (files.has(path) && !unaddressed.test(path) && pagePath(path) === undefined)
      return { kind: 'file', address: path };
    const to = moved.get(loose(path));
    // A redirect to a page that was not built would lead here again.
    const isGone = to === undefined || to === path;
    return isGone ? { kind: 'missing', page: missingPage(path, files) } : { kind: 'moved', to };
  };
}
