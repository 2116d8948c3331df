import { z } from 'zod';
import { link, person, review, text, work } from '#app/content/schema/parts.ts';

/** A few people by name: who answers for a service, filled in from `services` of the people, or who speaks for us. */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  text: text.optional(),
  /** Where to ask for them. */
  action: link.optional(),
  people: z.array(person).min(1),
  /** What some of them say, and the work that they speak of where it has a page. */
  reviews: z.array(z.strictObject({ review, work: work.optional() })).optional(),
});
