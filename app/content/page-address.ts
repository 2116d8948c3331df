/** The path as `listPages` writes it: the framework asks for `/about/` while it prerenders. */
export function canonical(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Address of the file that holds what the page at a canonical path shows: `/data/pages/about.json`. */
export function pageFile(path: string): string {
  return `/data/pages${path === '/' ? '/index' : path}.json`;
}
