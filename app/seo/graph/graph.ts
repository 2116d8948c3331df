import type { Graph } from 'schema-dts';
import type { Content } from '#app/content/collections.ts';
import { officeNode, organization, webSite } from './agency.ts';
import type { GraphContext } from './context.ts';
import { breadcrumbs, faqPage, type PageFacts, type Question, type TrailFacts, webPage } from './page.ts';
import { type ArticleFacts, blogPosting, type ServiceFacts, serviceNode } from './subject.ts';

/** A page's content as structured data. Reviews and jobs are left out: see docs/found-and-shared.md. */
export interface Facts {
  /** Ids of offices the page shows with address and telephone. */
  offices?: readonly string[];
  trail?: TrailFacts | undefined;
  service?: ServiceFacts | undefined;
  article?: ArticleFacts | undefined;
  questions?: readonly Question[];
}

/** A page's structured data as one graph. Pure. */
export function graphOf(
  context: GraphContext,
  { brand, site }: Pick<Content, 'brand' | 'site'>,
  page: PageFacts,
  facts: Facts,
): Graph {
  const { offices = [], trail, service, article, questions = [] } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context, brand, site),
      ...site.offices
        .filter(({ id }) => offices.includes(id))
        .map((office) => officeNode(context, brand, office)),
      webSite(context, brand, site),
      webPage(context, page, trail !== undefined),
      ...(trail ? [breadcrumbs(context, trail)] : []),
      ...(service ? [serviceNode(context, service)] : []),
      ...(article ? [blogPosting(context, brand.name, article, page.picture)] : []),
      ...(questions.length > 0 ? [faqPage(context, questions)] : []),
    ],
  };
}
