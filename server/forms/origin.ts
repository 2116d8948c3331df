/**
 * Whether a submission may come from where the browser says it comes from: this very host, whatever name the
 * visitor used for it. Clients that are no browser send no origin.
 * @param origin the `Origin` header
 * @param site the `Sec-Fetch-Site` header
 */
export function isOwnOrigin(origin: string | undefined, site: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  // Browsers hide the origin behind `null` for privacy; then they still say whether the page was ours.
  if (origin === 'null') return site !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
