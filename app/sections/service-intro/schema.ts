import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** What a service is, in one large paragraph beside figures. */
export const serviceIntroSchema = z.strictObject({
  type: z.literal('service-intro'),
  /** Its first and last five words are set bold. */
  description: text,
  figures: z.array(figure).min(1),
});
