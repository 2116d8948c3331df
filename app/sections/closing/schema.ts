import { z } from 'zod';
import { office, person, text } from '#app/content/schema/parts.ts';

/** The last words of a landing page: what is done, and where. */
export const closingSchema = z.strictObject({
  type: z.literal('closing'),
  heading: text,
  text,
  /** Type of service, as search engines and visitors call it. */
  service: text,
  office,
  /** Who does the work. Filled in from the page's service. */
  team: z.strictObject({ heading: text, people: z.array(person) }).optional(),
});
