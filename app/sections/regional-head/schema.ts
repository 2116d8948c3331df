import { z } from 'zod';
import { person, picture, text } from '#app/content/schema/parts.ts';

/** The person who represents the agency in a region. */
export const regionalHeadSchema = z.strictObject({
  type: z.literal('regional-head'),
  heading: text,
  text,
  person,
  /** At work, if there is such a picture. */
  picture: picture.optional(),
});
