import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

/** What a service offers, one card each; phones show the first three until asked for all. */
export const offeringsSchema = z.strictObject({
  type: z.literal('offerings'),
  heading: text,
  offerings: z.array(z.strictObject({ title: text, description: text, link })).min(1),
});
