import type { BlogPosting, City, Country, Organization, Person, Service, State } from 'schema-dts';
import { absolute } from '../address.ts';
import { timestamp } from '../dates.ts';
import { type GraphContext, ids } from './context.ts';

/** An area served: a town, a state or a country. */
export interface Area {
  kind: 'City' | 'State' | 'Country';
  name: string;
}

export interface ServiceFacts {
  name: string;
  description: string;
  /** The kind of service, in common words. */
  serviceType: string;
  areas: readonly Area[];
}

export interface ArticleFacts {
  headline: string;
  /** The author; the agency by default. */
  author?: { name: string; role: string } | undefined;
  description: string;
  /** ISO dates. */
  published: string;
  modified: string;
  section: string;
  language: string;
  words: number;
}

function area({ kind, name }: Area): City | State | Country {
  return { '@type': kind, name };
}

export function serviceNode(context: GraphContext, service: ServiceFacts): Service & { '@id': string } {
  return {
    '@type': 'Service',
    '@id': ids.service(context),
    name: service.name,
    description: service.description,
    serviceType: service.serviceType,
    url: absolute(context.path, context.url),
    provider: { '@id': ids.organization(context) },
    areaServed: service.areas.map(area),
    mainEntityOfPage: { '@id': ids.page(context) },
  };
}

function authorNode(
  context: GraphContext,
  agency: string,
  author: ArticleFacts['author'],
): Organization | Person {
  if (!author)
    return {
      '@type': 'Organization',
      '@id': ids.organization(context),
      name: agency,
      url: absolute('/about', context.url),
    };
  return {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role,
    worksFor: { '@id': ids.organization(context) },
  };
}

export function blogPosting(
  context: GraphContext,
  name: string,
  article: ArticleFacts,
  picture: string | undefined,
): BlogPosting & { '@id': string } {
  return {
    '@type': 'BlogPosting',
    '@id': ids.article(context),
    headline: article.headline,
    description: article.description,
    image: picture ? [absolute(picture, context.url)] : [],
    datePublished: timestamp(article.published, context.timeZone),
    dateModified: timestamp(article.modified, context.timeZone),
    articleSection: article.section,
    wordCount: article.words,
    inLanguage: article.language,
    author: authorNode(context, name, article.author),
    publisher: { '@id': ids.organization(context) },
    mainEntityOfPage: { '@id': ids.page(context) },
    isPartOf: { '@id': ids.site(context) },
  };
}
