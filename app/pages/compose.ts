import type { PageSources } from './collections.ts';
import type { Composition } from './composition.ts';
import type { PageEntry } from './list.ts';
import { articlePage } from './templates/article.ts';
import { legalPage } from './templates/legal.ts';
import { listedPage } from './templates/listed.ts';
import { servicePage } from './templates/service.ts';
import { storyPage } from './templates/story.ts';

type Template = (key: string, sources: PageSources) => Composition;

const templates: Record<PageEntry['collection'], Template> = {
  pages: listedPage,
  services: servicePage,
  stories: storyPage,
  articles: articlePage,
  legal: legalPage,
};

/** Composes a page with the template of its collection. */
export function compose({ collection, key }: PageEntry, sources: PageSources): Composition {
  return templates[collection](key, sources);
}
