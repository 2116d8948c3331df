import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** A carousel of awards. */
export const wallOfFameSchema = z.strictObject({
  type: z.literal('wall-of-fame'),
  heading: text,
  awards: z.array(award).min(1),
  action: link,
});
