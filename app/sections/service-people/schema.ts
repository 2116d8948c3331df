import { z } from 'zod';
import { link, person, review, text, work } from '#app/content/schema/parts.ts';

/**
 * A few people: those responsible for a service, filled in from the people's `services`, or representatives of the
 * agency.
 */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  text: text.optional(),
  /** Link to contact them. */
  action: link.optional(),
  people: z.array(person).min(1),
  /** Quotes by some of them, with a link to the work if it has a page. */
  reviews: z.array(z.strictObject({ review, work: work.optional() })).optional(),
});
