import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';
import { composition, proof } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** What a service is, as one large paragraph, with figures beside or below it. */
export const serviceIntroSchema = z.strictObject({
  type: z.literal('service-intro'),
  ground,
  composition: composition.shape.figures,
  /** The first and last five words are bold. */
  description: text,
  /** What a work came to, large beside the figures. */
  outcome: proof.optional(),
  /** Omitted if shown with the advert. */
  figures: z.array(figure).min(1).optional(),
});
