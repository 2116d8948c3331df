import { workIndex } from '#app/content/works.server.ts';
import type { SiteContent } from '#app/pages/load.ts';
import { jsonFeed, rssFeed } from './feeds.ts';
import { llmsText } from './llms.ts';
import { webManifest } from './manifest.ts';
import { robotsText } from './robots.ts';
import { searchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';

/** A file generated for machines: search engines, feed readers, agents, home screens, and the site's own scripts. */
interface PublishedFile {
  path: string;
  type: string;
  make: (site: SiteContent) => string;
}

export const publishedFiles: readonly PublishedFile[] = [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: sitemap },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: robotsText },
  { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', make: rssFeed },
  { path: '/feed.json', type: 'application/feed+json; charset=utf-8', make: jsonFeed },
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', make: llmsText },
  { path: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', make: webManifest },
  { path: '/search.json', type: 'application/json; charset=utf-8', make: searchIndex },
  // The works page loads more works from this file.
  {
    path: '/data/works.json',
    type: 'application/json; charset=utf-8',
    make: (site) => JSON.stringify(workIndex(site).items),
  },
];
