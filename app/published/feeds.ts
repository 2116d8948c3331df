import type { Content } from '#app/content/collections.ts';
import { newestArticles } from '#app/content/articles.server.ts';
import { mediaHref } from '#app/content/media.server.ts';
import { parseProse, proseText } from '#app/content/prose.ts';
import { calendarZone } from '#app/content/zone.ts';
import type { Sources } from '#app/content/resolve.server.ts';
import { absolute, siteUrl } from '#app/seo/address.ts';
import { offsetOn, timestamp } from '#app/seo/dates.ts';
import { authorOf } from '#app/pages/facts.ts';
import { shareKey } from '#app/seo/share.ts';
import { element, escapeXml } from './xml.ts';

interface Item {
  url: string;
  title: string;
  summary: string;
  author?: string | undefined;
  kind: string;
  /** ISO dates. */
  date: string;
  updated: string;
  text: string;
  image?: { url: string; type: string; bytes: number } | undefined;
}

function imageOf(path: string, url: string, { manifest }: Sources): Item['image'] {
  const file = manifest.pictures[shareKey(path)]?.files[0];
  return file && { url: absolute(mediaHref(file), url), type: file.type, bytes: file.bytes };
}

/** All articles, newest first. */
function items(sources: Sources): Item[] {
  const url = siteUrl(sources.content.site);
  return newestArticles(sources.content).map(([key, article]) => ({
    url: absolute(`/blogs/${key}`, url),
    title: article.title,
    summary: article.lead,
    author: authorOf(article, sources.content)?.name,
    kind: article.type,
    date: article.date,
    updated: article.updated,
    text: `${article.lead}\n\n${proseText(parseProse(article.body.written).prose, '\n\n')}`,
    image: imageOf(`/blogs/${key}`, url, sources),
  }));
}

/** The page the feed belongs to: the home page if the site has no blog. */
function homeOf(content: Content): string {
  return content.pages.has('blogs') ? '/blogs' : '/';
}

function titleOf(content: Content): string {
  return content.pages.get('blogs')?.meta.title ?? content.brand.name;
}

/** RFC 822 date for RSS, `Fri, 21 Mar 2025 00:00:00 +0530`, in the zone of `timestamp`. */
function rssDate(day: string, zone: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', offsetOn(day, zone).replace(':', ''));
}

function rssItem({ url, title, summary, author, kind, date, image }: Item, zone: string): string {
  const enclosure = image
    ? `<enclosure url="${escapeXml(image.url)}" length="${image.bytes}" type="${image.type}"/>`
    : '';
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(author ? [element('dc:creator', author)] : []),
  ];
  return `<item>${parts.join('')}${element('pubDate', rssDate(date, zone))}${element('category', kind)}${element('description', summary)}${enclosure}</item>`;
}

/** RSS 2.0 feed (https://www.rssboard.org/rss-specification). */
export function rssFeed(sources: Sources): string {
  const { content } = sources;
  const url = siteUrl(content.site);
  const zone = calendarZone(content.site);
  const list = items(sources);
  const newest = list
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', titleOf(content))}
${element('link', absolute(homeOf(content), url))}
${element('description', content.site.description)}
<language>en</language>
${newest ? element('lastBuildDate', rssDate(newest, zone)) : ''}
<atom:link href="${escapeXml(absolute('/feed.xml', url))}" rel="self" type="application/rss+xml"/>
${list.map((item) => rssItem(item, zone)).join('\n')}
</channel>
</rss>
`;
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(sources: Sources): string {
  const { content } = sources;
  const url = siteUrl(content.site);
  const zone = calendarZone(content.site);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(content),
    home_page_url: absolute(homeOf(content), url),
    feed_url: absolute('/feed.json', url),
    description: content.site.description,
    icon: absolute('/icon-512.png', url),
    language: 'en',
    authors: [{ name: content.brand.name, url: absolute('/about', url) }],
    items: items(sources).map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      ...(item.author && { authors: [{ name: item.author }] }),
      content_text: item.text,
      ...(item.image && { image: item.image.url }),
      date_published: timestamp(item.date, zone),
      date_modified: timestamp(item.updated, zone),
      tags: [item.kind],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
