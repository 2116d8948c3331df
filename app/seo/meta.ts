import type { MetaDescriptor } from 'react-router';

export interface MetaInput {
  /** Canonical path. */
  path: string;
  title: string;
  description: string;
  indexed: boolean;
}

/** Absolute address of a path of this site. */
export function absolute(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href.replace(/\/$/, path === '/' ? '/' : '');
}

/** Title, description, canonical address, robots and link previews of a page. Pure. */
export function pageMeta(page: MetaInput, site: { name: string; url: string }): MetaDescriptor[] {
  const address = absolute(page.path, process.env['SITE_URL'] ?? site.url);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.indexed ? [{ tagName: 'link', rel: 'canonical', href: address }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
  ];
}
