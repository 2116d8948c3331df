import type { Sources } from '#app/content/resolve.server.ts';
import { absolute, siteUrl } from '#app/seo/address.ts';

/** Everything may be read, except where forms are posted to. Pages that are not to be listed say so themselves. */
export function robotsText({ content }: Sources): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml', siteUrl(content.site))}
`;
}
