import { listPages } from '#app/pages/list.ts';
import type { Sources } from '#app/content/resolve.server.ts';
import { absolute, siteUrl } from '#app/seo/address.ts';
import { element } from './xml.ts';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html): every indexed page with the date of its last change. No
 * priorities or frequencies, as search engines ignore them.
 */
export function sitemap({ content }: Sources): string {
  const url = siteUrl(content.site);
  const entries = listPages(content)
    .filter((page) => page.indexed)
    .map(
      (page) => `<url>${element('loc', absolute(page.path, url))}${element('lastmod', page.updated)}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
