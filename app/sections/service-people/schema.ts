import { z } from 'zod';
import { link, person, review, text } from '#app/content/schema/parts.ts';

/** A few people by name: who answers for a service, filled in from `services` of the people, or who speaks for us. */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  text: text.optional(),
  /** Where to ask for them. */
  action: link.optional(),
  people: z.array(person).min(1),
  /** Reviews of theirs: each person that has one stands beside its title. */
  reviews: z.array(review).optional(),
});
