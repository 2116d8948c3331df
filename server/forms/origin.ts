/**
 * Whether a submission's origin is this host, under whatever name the visitor used. Clients other than browsers send
 * no origin.
 * @param origin the `Origin` header
 * @param site the `Sec-Fetch-Site` header
 */
export function isOwnOrigin(origin: string | undefined, site: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  // Browsers may send `null` for privacy; `Sec-Fetch-Site` then still says whether the page was ours.
  if (origin === 'null') return site !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
