import { absolute } from '../address.ts';

/** What every node needs to name itself and the others. */
export interface GraphContext {
  /** Origin of the site. */
  url: string;
  /** Canonical path of the page. */
  path: string;
  /** Of the agency's calendar. */
  timeZone: string;
}

/** Identifiers are addresses with a fragment: the same node has the same one on every page. */
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
