/** Files that are made from content for machines: search engines, feed readers, agents and home screens. */
export const publishedPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  '/site.webmanifest',
] as const;

export type PublishedPath = (typeof publishedPaths)[number];
