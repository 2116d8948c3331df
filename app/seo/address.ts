/** The site's origin: `SITE_URL` at build time, else the settings; empty counts as unset. */
export function siteUrl(site: { url: string }): string {
  return process.env['SITE_URL'] || site.url;
}

/** A path as an absolute URL. */
export function absolute(path: string, base: string): string {
  return new URL(path, base).href.replace(/\/$/, path === '/' ? '/' : '');
}
