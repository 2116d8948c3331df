/** The path as `listPages` writes it, without a slash at its end. */
export function canonical(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
