import { absolute } from '../address.ts';

/** What nodes need to build their ids and references. */
export interface GraphContext {
  /** Origin of the site. */
  url: string;
  /** Canonical path of the page. */
  path: string;
  /** The agency's time zone. */
  timeZone: string;
}

/** Ids are URLs with a fragment, the same on every page. */
export const ids = {
  organization: ({ url }: GraphContext) => absolute('/#organization', url),
  site: ({ url }: GraphContext) => absolute('/#website', url),
  office: ({ url }: GraphContext, office: string) => absolute(`/contact#${office}`, url),
  page: ({ url, path }: GraphContext) => `${absolute(path, url)}#page`,
  trail: ({ url, path }: GraphContext) => `${absolute(path, url)}#trail`,
  service: ({ url, path }: GraphContext) => `${absolute(path, url)}#service`,
  article: ({ url, path }: GraphContext) => `${absolute(path, url)}#article`,
  questions: ({ url, path }: GraphContext) => `${absolute(path, url)}#questions`,
} as const;
