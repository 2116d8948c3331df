import type { MetaTag } from '#app/seo/meta-tags.tsx';
import { absolute } from './address.ts';

/** The same page for another region. */
export interface Alternate {
  /** BCP 47 tag, or `x-default` for all other regions. */
  language: string;
  path: string;
}

export interface MetaInput {
  /** Canonical path. */
  path: string;
  title: string;
  description: string;
  indexed: boolean;
  /** BCP 47 tag. */
  language?: string | undefined;
  /** The share picture, with its path. */
  picture?: { path: string; width: number; height: number; type: string; alt: string } | undefined;
  /** All versions of the page, including itself; empty without siblings. */
  alternates?: readonly Alternate[];
  /** Articles only: ISO dates, and the kind of article. */
  article?: { published: string; modified: string; section: string } | undefined;
}

/** Site-wide metadata: name, URL and X account. */
export interface MetaSite {
  name: string;
  url: string;
  account?: string | undefined;
}

/** Locale of plain English: British spelling, as in India and the Emirates. */
const neutralLocale = 'en_GB';

/** A language as an Open Graph locale: `en-AE` is `en_AE`. */
function localeOf(language: string | undefined): string {
  return language?.includes('-') ? language.replace('-', '_') : neutralLocale;
}

function property(name: string, content: string): MetaTag {
  return { property: name, content };
}

/** Robots and canonical: indexed with a large preview picture, or not at all. */
function listing({ path, indexed, alternates = [] }: MetaInput, url: string): MetaTag[] {
  if (!indexed) return [{ name: 'robots', content: 'noindex' }];
  return [
    { name: 'robots', content: 'max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: absolute(path, url) },
    ...alternates.map(({ language, path: other }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: absolute(other, url),
    })),
  ];
}

function openGraph(page: MetaInput, site: MetaSite): MetaTag[] {
  const { path, title, description, language, picture, article, alternates = [] } = page;
  const others = alternates
    .map((other) => other.language)
    .filter((other) => other !== language && other !== 'x-default');
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:locale', localeOf(language)),
    ...others.map((other) => property('og:locale:alternate', localeOf(other))),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absolute(path, site.url)),
    ...(picture
      ? [
          property('og:image', absolute(picture.path, site.url)),
          property('og:image:type', picture.type),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
        ]
      : []),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.modified),
          property('article:section', article.section),
        ]
      : []),
  ];
}

/** X takes title, description and picture from Open Graph. */
function xCard({ picture }: MetaInput, { account }: MetaSite): MetaTag[] {
  return [
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(account ? [{ name: 'twitter:site', content: account }] : []),
    ...(picture ? [{ name: 'twitter:image:alt', content: picture.alt }] : []),
  ];
}

/** All meta tags of a page: title, description, canonical URL, alternates, robots and link previews. Pure. */
export function pageMeta(page: MetaInput, site: MetaSite): MetaTag[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...listing(page, site.url),
    ...openGraph(page, site),
    ...xCard(page, site),
  ];
}
