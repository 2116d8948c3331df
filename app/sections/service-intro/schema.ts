import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** What a service is, in one large paragraph, with figures beside or below it. */
export const serviceIntroSchema = z.strictObject({
  type: z.literal('service-intro'),
  ground,
  composition: z.enum(['column', 'row', 'slate']),
  /** Its first and last five words are set bold. */
  description: text,
  /** None where they stand on the slate of the advert. */
  figures: z.array(figure).min(1).optional(),
});
