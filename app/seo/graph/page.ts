import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import type { Prose } from '#app/content/model.ts';
import { proseText } from '#app/content/prose.ts';
import { absolute } from '../address.ts';
import { timestamp } from '../dates.ts';
import { type GraphContext, ids } from './context.ts';

export interface PageFacts {
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  /** Date of the last change. */
  updated: string;
  /** Path of its picture. */
  picture?: string | undefined;
}

/** The visible breadcrumbs: ancestors from the top down, and the page's own name. */
export interface TrailFacts {
  links: readonly { label: string; href: string }[];
  current: string;
}

export interface Question {
  question: string;
  answer: Prose;
}

export function webPage(
  context: GraphContext,
  page: PageFacts,
  hasTrail: boolean,
): WebPage & { '@id': string } {
  return {
    '@type': 'WebPage',
    '@id': ids.page(context),
    url: absolute(context.path, context.url),
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    dateModified: timestamp(page.updated, context.timeZone),
    isPartOf: { '@id': ids.site(context) },
    ...(page.picture && {
      primaryImageOfPage: { '@type': 'ImageObject', url: absolute(page.picture, context.url) },
    }),
    ...(hasTrail && { breadcrumb: { '@id': ids.trail(context) } }),
  };
}

export function breadcrumbs(
  context: GraphContext,
  { links, current }: TrailFacts,
): BreadcrumbList & { '@id': string } {
  const above = links.map(({ label, href }) => ({ name: label, item: absolute(href, context.url) }));
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.trail(context),
    itemListElement: [...above, { name: current, item: absolute(context.path, context.url) }].map(
      (item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...item,
      }),
    ),
  };
}

/** The page's questions with full answers. */
export function faqPage(context: GraphContext, questions: readonly Question[]): FAQPage & { '@id': string } {
  return {
    '@type': 'FAQPage',
    '@id': ids.questions(context),
    isPartOf: { '@id': ids.page(context) },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: proseText(answer) },
    })),
  };
}
