import type { Content } from '../collections.ts';
import { type ListKind, lists } from '../lists.ts';
import type { Manifest } from '../media.ts';

/** Link targets outside the content's own records. */
export interface Targets {
  /** Paths of all pages. */
  paths: ReadonlySet<string>;
  /** The content including unpublished articles. */
  whole: Content;
  manifest: Manifest;
  /** Keys of the photographs in the editors' folder. */
  originals: ReadonlySet<string>;
}

/** Keys of everything content may refer to. */
export interface Known {
  paths: ReadonlySet<string>;
  /** Keys and paths of unpublished articles. */
  unpublished: Set<string>;
  /** Redirects, from old address to new. */
  moved: Map<string, string>;
  host: string;
  pictures: Set<string>;
  /** Keys of the photographs in the editors' folder. */
  originals: ReadonlySet<string>;
  videos: Set<string>;
  claims: Set<string>;
  offices: Set<string>;
  articles: Set<string>;
  works: Set<string>;
  services: Set<string>;
  lists: Record<ListKind, Set<string>>;
}

function ids(kind: ListKind, content: Content): Set<string> {
  return new Set(lists[kind].items(content).map((item) => item.id));
}

export function known(content: Content, { paths, whole, manifest, originals }: Targets): Known {
  const later = [...whole.articles.keys()].filter((key) => !content.articles.has(key));
  return {
    paths,
    unpublished: new Set(later.flatMap((key) => [key, `/blogs/${key}`])),
    moved: new Map(content.redirects.redirects.map(({ from, to }) => [from, to.written])),
    host: new URL(content.site.url).hostname.replace(/^www\./, ''),
    pictures: new Set(Object.keys(manifest.pictures)),
    originals,
    videos: new Set(Object.keys(manifest.videos)),
    claims: new Set(Object.keys(content.claims.claims)),
    offices: new Set(content.site.offices.map((office) => office.id)),
    articles: new Set(content.articles.keys()),
    works: new Set(content.works.works.map((work) => work.slug)),
    services: new Set([...content.services].filter(([, service]) => service.overview).map(([key]) => key)),
    lists: {
      award: ids('award', content),
      caseTab: ids('caseTab', content),
      client: ids('client', content),
      clip: ids('clip', content),
      customer: ids('customer', content),
      person: ids('person', content),
      press: ids('press', content),
      review: ids('review', content),
      tool: ids('tool', content),
    },
  };
}
