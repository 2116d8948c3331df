import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

export const toolkitSchema = z.strictObject({
  type: z.literal('toolkit'),
  heading: text,
  tools: z.array(z.strictObject({ name: text, description: text, picture })).min(1),
});
