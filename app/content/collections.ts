import type { z } from 'zod';
import { analyticsSchema } from './schema/analytics.ts';
import { articleSchema } from './schema/article.ts';
import { brandFile, brandSchema } from './schema/brand.ts';
import { confirmedSchema } from './schema/confirmed.ts';
import { formsSchema } from './schema/forms.ts';
import { houseFactsSchema } from './schema/house-facts.ts';
import { legalSchema } from './schema/legal.ts';
import { pageSchema } from './schema/page.ts';
import {
  awardsSchema,
  casesSchema,
  clientsSchema,
  jobsSchema,
  peopleSchema,
  pressSchema,
  reviewsSchema,
  toolsSchema,
  worksSchema,
} from './schema/records.ts';
import { serviceSchema } from './schema/service.ts';
import {
  claimsSchema,
  interfaceSchema,
  navigationSchema,
  redirectsSchema,
  siteSchema,
} from './schema/settings.ts';
import { storySchema } from './schema/story.ts';
import { templatesSchema } from './schema/templates.ts';

/** A single file. */
interface One<S extends z.ZodType> {
  file: string;
  schema: S;
  /** Value if the file is missing, where it is optional. */
  without?: unknown;
}

/** A folder of records; the key is the path below it, without extension. */
interface Many<S extends z.ZodType> {
  folder: string;
  ending: '.yaml' | '.md';
  schema: S;
}

export type Collection = One<z.ZodType> | Many<z.ZodType>;

export type Collections = Record<string, Collection>;

/** Folder or file and schema of each collection. `app/pages/collections.ts` adds the schemas of sections. */
export const collections = {
  brand: { file: brandFile, schema: brandSchema },
  site: { file: 'settings/site.yaml', schema: siteSchema },
  navigation: { file: 'settings/navigation.yaml', schema: navigationSchema },
  claims: { file: 'settings/claims.yaml', schema: claimsSchema },
  houseFacts: { file: 'settings/house-facts.yaml', schema: houseFactsSchema },
  confirmed: { file: 'settings/confirmed.yaml', schema: confirmedSchema },
  redirects: { file: 'settings/redirects.yaml', schema: redirectsSchema },
  interface: { file: 'settings/interface.yaml', schema: interfaceSchema },
  forms: { file: 'settings/forms.yaml', schema: formsSchema },
  analytics: { file: 'settings/analytics.yaml', schema: analyticsSchema },
  templates: { file: 'settings/templates.yaml', schema: templatesSchema },
  awards: { file: 'awards.yaml', schema: awardsSchema, without: { awards: [] } },
  cases: { file: 'cases.yaml', schema: casesSchema, without: { tabs: [], cards: { web: [], default: [] } } },
  jobs: { file: 'jobs.yaml', schema: jobsSchema, without: { location: '', mode: '', teams: [] } },
  press: { file: 'press.yaml', schema: pressSchema, without: { press: [] } },
  reviews: {
    file: 'reviews.yaml',
    schema: reviewsSchema,
    without: { reviews: [], customers: [], clips: [] },
  },
  tools: { file: 'tools.yaml', schema: toolsSchema, without: { tools: [] } },
  people: { file: 'people.yaml', schema: peopleSchema, without: { people: [] } },
  works: { file: 'works.yaml', schema: worksSchema },
  clients: { file: 'clients.yaml', schema: clientsSchema, without: { clients: [] } },
  pages: { folder: 'pages', ending: '.yaml', schema: pageSchema },
  services: { folder: 'services', ending: '.yaml', schema: serviceSchema },
  stories: { folder: 'stories', ending: '.yaml', schema: storySchema },
  legal: { folder: 'legal', ending: '.md', schema: legalSchema },
  articles: { folder: 'articles', ending: '.md', schema: articleSchema },
} as const satisfies Collections;

/** Validated content; references are still references. */
export type ContentOf<C extends Collections> = {
  -readonly [K in keyof C]: C[K] extends Many<infer S> ? Map<string, z.infer<S>> : z.infer<C[K]['schema']>;
};

/** All content, apart from the sections of pages and stories. */
export type Content = ContentOf<typeof collections>;
