import type { Sources } from '#app/content/resolve.server.ts';
import { jsonFeed, rssFeed } from './published/feeds.ts';
import { llmsText } from './published/llms.ts';
import { webManifest } from './published/manifest.ts';
import { robotsText } from './published/robots.ts';
import { sitemap } from './published/sitemap.ts';
import { type PublishedPath, publishedPaths } from './published.ts';

interface Published {
  type: string;
  make: (sources: Sources) => string;
}

const files: Record<PublishedPath, Published> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: sitemap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', make: robotsText },
  '/feed.xml': { type: 'application/rss+xml; charset=utf-8', make: rssFeed },
  '/feed.json': { type: 'application/feed+json; charset=utf-8', make: jsonFeed },
  '/llms.txt': { type: 'text/plain; charset=utf-8', make: llmsText },
  '/site.webmanifest': { type: 'application/manifest+json; charset=utf-8', make: webManifest },
};

/** The file at an address. Throws a 404 response where there is none. */
export function publish(pathname: string, sources: Sources): { body: string; type: string } {
  const path = publishedPaths.find((candidate) => candidate === pathname);
  if (!path) throw new Response(null, { status: 404 });
  const { type, make } = files[path];
  return { body: make(sources), type };
}
