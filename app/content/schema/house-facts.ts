import { z } from 'zod';
import { sample, slug, text } from './parts.ts';

/** `settings/house-facts.yaml`: facts about the agency that several pages state. */
export const houseFactsSchema = z.strictObject({
  facts: z.record(slug, z.strictObject({ question: text, fact: text, sample })),
});
