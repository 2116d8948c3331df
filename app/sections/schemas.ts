import { z } from 'zod';
import type { Resolved } from '#app/content/ref.ts';
import { awardBannerSchema } from './award-banner/schema.ts';
import { clientLogosSchema } from './client-logos/schema.ts';
import { clipsSchema } from './clips/schema.ts';
import { contactBannerSchema } from './contact-banner/schema.ts';
import { contactFormSchema } from './contact-form/schema.ts';
import { homeHeroSchema } from './home-hero/schema.ts';
import { latestArticlesSchema } from './latest-articles/schema.ts';
import { messageSchema } from './message/schema.ts';
import { officeMapSchema } from './office-map/schema.ts';
import { officesSchema } from './offices/schema.ts';
import { serviceListSchema } from './service-list/schema.ts';
import { storyBannerSchema } from './story-banner/schema.ts';
import { worksPreviewSchema } from './works-preview/schema.ts';

/** Every section type. One that is listed here must have a component in `registry.tsx`, or it does not compile. */
const schemas = [
  awardBannerSchema,
  clientLogosSchema,
  clipsSchema,
  contactBannerSchema,
  contactFormSchema,
  homeHeroSchema,
  latestArticlesSchema,
  messageSchema,
  officeMapSchema,
  officesSchema,
  serviceListSchema,
  storyBannerSchema,
  worksPreviewSchema,
] as const;

const types = schemas.map((schema) => schema.shape.type.value);

/** A section as content writes it: `type` picks the schema of the other fields. */
export const sectionSchema = z.discriminatedUnion('type', schemas, {
  error: (issue) => (issue.code === 'invalid_union' ? `a section type: ${types.join(', ')}` : undefined),
});

export type SectionContent = z.infer<typeof sectionSchema>;
export type SectionType = SectionContent['type'];

/** A section as its component receives it, every reference resolved. */
export type SectionProps<T extends SectionType> = Resolved<Extract<SectionContent, { type: T }>>;
export type Section = { [T in SectionType]: SectionProps<T> }[SectionType];
