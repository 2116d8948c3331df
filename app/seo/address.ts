/** Where the site lives: `SITE_URL` of the build, or else the address in the settings. */
export function siteUrl(site: { url: string }): string {
  return process.env['SITE_URL'] ?? site.url;
}

/** Absolute address of a path of this site. */
export function absolute(path: string, base: string): string {
  return new URL(path, base).href.replace(/\/$/, path === '/' ? '/' : '');
}
