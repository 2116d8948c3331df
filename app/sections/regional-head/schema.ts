import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** The person who represents the agency in a region. */
export const regionalHeadSchema = z.strictObject({
  type: z.literal('regional-head'),
  heading: text,
  text,
  person,
});
