import { z } from 'zod';
import { href, slug, text, trail } from '#app/content/schema/parts.ts';

/** What the first screen of every story says, however it is drawn. */
export const openingShape = {
  /** Whose inks the page wears. */
  world: slug,
  trail,
  title: text,
  /** Stands beside the title of what nobody ordered. */
  study: z.strictObject({ name: text, meaning: text }).optional(),
  heading: text,
  text,
  /** For whom, where, what, when and with which result. */
  facts: z.array(z.strictObject({ label: text, value: text, href: href.optional() })),
};
