import { z } from 'zod';
import { sample, slug, text } from './parts.ts';

/** `settings/house-facts.yaml`: what the agency says of itself on more than one page, each once. */
export const houseFactsSchema = z.strictObject({
  facts: z.record(slug, z.strictObject({ question: text, fact: text, sample })),
});
