import type { Sources } from '#app/content/resolve.server.ts';
import { absolute, siteUrl } from '#app/seo/address.ts';

/** Allows everything except the API. Pages not to be indexed say so in their head. */
export function robotsText({ content }: Sources): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml', siteUrl(content.site))}
`;
}
