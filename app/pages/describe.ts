import { mediaHref } from '#app/content/media.server.ts';
import type { Sources } from '#app/content/sources.server.ts';
import { calendarZone } from '#app/content/zone.ts';
import { siteUrl } from '#app/seo/address.ts';
import { timestamp } from '#app/seo/dates.ts';
import { graphOf } from '#app/seo/graph/graph.ts';
import { pageMeta } from '#app/seo/meta.ts';
import type { MetaTag } from '#app/seo/meta-tags.tsx';
import { shareKey } from '#app/seo/share.ts';
import { alternatesOf } from './alternates.ts';
import type { Composition } from './composition.ts';
import type { PageEntry } from './list.ts';

/** The share picture; the home page's if the page has none yet. */
function sharePicture(path: string, alt: string, { manifest }: Sources) {
  const entry = manifest.pictures[shareKey(path)] ?? manifest.pictures[shareKey('/')];
  const file = entry?.files[0];
  return file && { path: mediaHref(file), width: file.width, height: file.height, type: file.type, alt };
}

/** The account in `https://x.com/name`. */
function account({ content }: Sources): string | undefined {
  const profile = content.site.social.find(({ network }) => network === 'x')?.href.written;
  return profile && `@${new URL(profile).pathname.slice(1)}`;
}

/** All metadata of a page for search engines, link previews and agents. */
export function describe(entry: PageEntry, composition: Composition, sources: Sources): MetaTag[] {
  const { path, updated, indexed } = entry;
  const { content } = sources;
  const { meta, facts, language } = composition;
  const url = siteUrl(content.site);
  const timeZone = calendarZone(content.site);
  const picture = sharePicture(path, meta.title, sources);
  const { article } = facts;
  const tags = pageMeta(
    {
      path,
      ...meta,
      indexed,
      language,
      picture,
      alternates: alternatesOf(path, content),
      article: article && {
        published: timestamp(article.published, timeZone),
        modified: timestamp(article.modified, timeZone),
        section: article.section,
      },
    },
    { name: content.brand.name, url, account: account(sources) },
  );
  if (!indexed) return tags;
  const page = { ...meta, language: language ?? 'en', updated, picture: picture?.path };
  return [...tags, { 'script:ld+json': graphOf({ url, path, timeZone }, content, page, facts) }];
}
