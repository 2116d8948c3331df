import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** Tools that can be drawn. */
export const drawings = ['needle', 'shackle', 'spanner', 'square', 'sieve', 'pen'] as const;

export const toolkitSchema = z.strictObject({
  type: z.literal('toolkit'),
  heading: text,
  tools: z
    .array(z.strictObject({ name: text, description: text, picture, drawing: z.enum(drawings) }))
    .min(1),
});
