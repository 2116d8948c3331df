import { z } from 'zod';
import type { Resolved } from '#app/content/resolve.server.ts';
import { mostLike } from '#app/content/suggest.ts';
import { aboutBlockSchema } from './about-block/schema.ts';
import { answersSchema } from './answers/schema.ts';
import { articleBodySchema } from './article-body/schema.ts';
import { articleCardsSchema } from './article-cards/schema.ts';
import { articleHeroSchema } from './article-hero/schema.ts';
import { articleIndexSchema } from './article-index/schema.ts';
import { articleRelatedSchema } from './article-related/schema.ts';
import { auditFormSchema } from './audit-form/schema.ts';
import { awardBannerSchema } from './award-banner/schema.ts';
import { awardListSchema } from './award-list/schema.ts';
import { brandGridSchema } from './brand-grid/schema.ts';
import { brandStorySchema } from './brand-story/schema.ts';
import { careersHeroSchema } from './careers-hero/schema.ts';
import { cargoSchema } from './cargo/schema.ts';
import { caseCardsSchema } from './case-cards/schema.ts';
import { caseTabsSchema } from './case-tabs/schema.ts';
import { clickSumSchema } from './click-sum/schema.ts';
import { clientLogosSchema } from './client-logos/schema.ts';
import { clientReviewsSchema } from './client-reviews/schema.ts';
import { clientsHeroSchema } from './clients-hero/schema.ts';
import { clipsSchema } from './clips/schema.ts';
import { coastHeroSchema } from './coast-hero/schema.ts';
import { coinHeroSchema } from './coin-hero/schema.ts';
import { consultSchema } from './consult/schema.ts';
import { contactBannerSchema } from './contact-banner/schema.ts';
import { contactFormSchema } from './contact-form/schema.ts';
import { coverHeroSchema } from './cover-hero/schema.ts';
import { customerQuotesSchema } from './customer-quotes/schema.ts';
import { endingSchema } from './ending/schema.ts';
import { faqSchema } from './faq/schema.ts';
import { figuresBandSchema } from './figures-band/schema.ts';
import { founderSchema } from './founder/schema.ts';
import { gallerySchema } from './gallery/schema.ts';
import { historySchema } from './history/schema.ts';
import { homeHeroSchema } from './home-hero/schema.ts';
import { howWeWorkSchema } from './how-we-work/schema.ts';
import { invitationSchema } from './invitation/schema.ts';
import { jobListSchema } from './job-list/schema.ts';
import { latestArticlesSchema } from './latest-articles/schema.ts';
import { latestWorkSchema } from './latest-work/schema.ts';
import { legalTextSchema } from './legal-text/schema.ts';
import { linkListSchema } from './link-list/schema.ts';
import { locationLinksSchema } from './location-links/schema.ts';
import { messageSchema } from './message/schema.ts';
import { nextStorySchema } from './next-story/schema.ts';
import { notFoundSchema } from './not-found/schema.ts';
import { offeringsSchema } from './offerings/schema.ts';
import { officeMapSchema } from './office-map/schema.ts';
import { officesSchema } from './offices/schema.ts';
import { plankHeroSchema } from './plank-hero/schema.ts';
import { posterHeroSchema } from './poster-hero/schema.ts';
import { pressSchema } from './press/schema.ts';
import { readMoreSchema } from './read-more/schema.ts';
import { reasonsSchema } from './reasons/schema.ts';
import { regionalHeadSchema } from './regional-head/schema.ts';
import { resultsSchema } from './results/schema.ts';
import { searchClipSchema } from './search-clip/schema.ts';
import { seoHeroSchema } from './seo-hero/schema.ts';
import { seoTeamSchema } from './seo-team/schema.ts';
import { serviceAdvertSchema } from './service-advert/schema.ts';
import { serviceBlocksSchema } from './service-blocks/schema.ts';
import { serviceCardsSchema } from './service-cards/schema.ts';
import { serviceHeroSchema } from './service-hero/schema.ts';
import { serviceIntroSchema } from './service-intro/schema.ts';
import { serviceListSchema } from './service-list/schema.ts';
import { servicePeopleSchema } from './service-people/schema.ts';
import { serviceSelectorSchema } from './service-selector/schema.ts';
import { includedSchema } from './included/schema.ts';
import { serviceTeamSchema } from './service-team/schema.ts';
import { serviceWorksSchema } from './service-works/schema.ts';
import { shelfHeroSchema } from './shelf-hero/schema.ts';
import { showcaseSchema } from './showcase/schema.ts';
import { stampedHeroSchema } from './stamped-hero/schema.ts';
import { statementSchema } from './statement/schema.ts';
import { statsSchema } from './stats/schema.ts';
import { stepsSchema } from './steps/schema.ts';
import { storyApplicationsSchema } from './story-applications/schema.ts';
import { storyBannerSchema } from './story-banner/schema.ts';
import { storyDoorwaySchema } from './story-doorway/schema.ts';
import { storyHandedOverSchema } from './story-handed-over/schema.ts';
import { storyHeroSchema } from './story-hero/schema.ts';
import { storyQuestionsSchema } from './story-questions/schema.ts';
import { storyRefusedSchema } from './story-refused/schema.ts';
import { storyScaleSchema } from './story-scale/schema.ts';
import { storyScriptsSchema } from './story-scripts/schema.ts';
import { storySequenceSchema } from './story-sequence/schema.ts';
import { storySheetsSchema } from './story-sheets/schema.ts';
import { storyStatementSchema } from './story-statement/schema.ts';
import { storySystemSchema } from './story-system/schema.ts';
import { storyTallySchema } from './story-tally/schema.ts';
import { storyWindowsSchema } from './story-windows/schema.ts';
import { teamSchema } from './team/schema.ts';
import { toolkitSchema } from './toolkit/schema.ts';
import { toolsSchema } from './tools/schema.ts';
import { wallOfFameSchema } from './wall-of-fame/schema.ts';
import { webHeroSchema } from './web-hero/schema.ts';
import { whatItCostsSchema } from './what-it-costs/schema.ts';
import { worksBrowserSchema } from './works-browser/schema.ts';
import { worksPreviewSchema } from './works-preview/schema.ts';
import { writingSamplesSchema } from './writing-samples/schema.ts';

/** Every section type. One that is listed here must have a component in `registry.tsx`, or it does not compile. */
const schemas = [
  aboutBlockSchema,
  answersSchema,
  articleBodySchema,
  articleCardsSchema,
  articleHeroSchema,
  articleIndexSchema,
  articleRelatedSchema,
  auditFormSchema,
  awardBannerSchema,
  awardListSchema,
  brandGridSchema,
  brandStorySchema,
  careersHeroSchema,
  cargoSchema,
  caseCardsSchema,
  caseTabsSchema,
  clickSumSchema,
  clientLogosSchema,
  clientReviewsSchema,
  clientsHeroSchema,
  clipsSchema,
  coastHeroSchema,
  coinHeroSchema,
  consultSchema,
  contactBannerSchema,
  contactFormSchema,
  coverHeroSchema,
  customerQuotesSchema,
  endingSchema,
  faqSchema,
  figuresBandSchema,
  founderSchema,
  gallerySchema,
  historySchema,
  homeHeroSchema,
  howWeWorkSchema,
  invitationSchema,
  jobListSchema,
  latestArticlesSchema,
  latestWorkSchema,
  legalTextSchema,
  linkListSchema,
  locationLinksSchema,
  messageSchema,
  nextStorySchema,
  notFoundSchema,
  offeringsSchema,
  officeMapSchema,
  officesSchema,
  plankHeroSchema,
  posterHeroSchema,
  pressSchema,
  readMoreSchema,
  reasonsSchema,
  regionalHeadSchema,
  resultsSchema,
  searchClipSchema,
  seoHeroSchema,
  seoTeamSchema,
  serviceAdvertSchema,
  serviceBlocksSchema,
  serviceCardsSchema,
  serviceHeroSchema,
  serviceIntroSchema,
  serviceListSchema,
  servicePeopleSchema,
  serviceSelectorSchema,
  includedSchema,
  serviceTeamSchema,
  serviceWorksSchema,
  shelfHeroSchema,
  showcaseSchema,
  stampedHeroSchema,
  statementSchema,
  statsSchema,
  stepsSchema,
  storyApplicationsSchema,
  storyBannerSchema,
  storyDoorwaySchema,
  storyHandedOverSchema,
  storyHeroSchema,
  storyQuestionsSchema,
  storyRefusedSchema,
  storyScaleSchema,
  storyScriptsSchema,
  storySequenceSchema,
  storySheetsSchema,
  storyStatementSchema,
  storySystemSchema,
  storyTallySchema,
  storyWindowsSchema,
  teamSchema,
  toolkitSchema,
  toolsSchema,
  wallOfFameSchema,
  webHeroSchema,
  whatItCostsSchema,
  worksBrowserSchema,
  worksPreviewSchema,
  writingSamplesSchema,
] as const;

const types = schemas.map((schema) => schema.shape.type.value);

/** Seventy names tell an editor nothing: those that are most like what was written do. */
function unknownType(issue: { code: string; input?: unknown }): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const { input } = issue;
  const written = typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : '';
  return `a section type, such as one of: ${mostLike(written, types, 3).join(', ')}`;
}

/** A section as content writes it: `type` picks the schema of the other fields. */
export const sectionSchema = z.discriminatedUnion('type', schemas, { error: unknownType });

/** Stands in a page for a section that many pages share: the name of its file in `content/shared`. */
const sharedSectionSchema = z.strictObject({ type: z.literal('shared'), section: z.string() });

/** A section as a page lists it. */
export const pageSectionSchema = z.discriminatedUnion('type', [...schemas, sharedSectionSchema], {
  error: unknownType,
});

export type SectionContent = z.infer<typeof sectionSchema>;
export type SectionType = SectionContent['type'];

/** A section as its component receives it, every reference resolved. */
export type SectionProps<T extends SectionType> = Resolved<Extract<SectionContent, { type: T }>>;
export type Section = { [T in SectionType]: SectionProps<T> }[SectionType];
