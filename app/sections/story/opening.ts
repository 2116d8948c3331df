import { z } from 'zod';
import { href, slug, text, trail } from '#app/content/schema/parts.ts';

/** Fields shared by all story heroes. */
export const openingShape = {
  /** Key that scopes the story's colours. */
  world: slug,
  trail,
  title: text,
  /** Label beside the title of a study. */
  study: z.strictObject({ name: text, meaning: text }).optional(),
  heading: text,
  text,
  /** Client, sector, market, year and result. */
  /** `result`: what came of it, the fact that readers look for first. */
  facts: z.array(
    z.strictObject({ label: text, value: text, href: href.optional(), result: z.literal(true).optional() }),
  ),
};
