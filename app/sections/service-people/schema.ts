import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/**
 * A few people: those responsible for a service, filled in from the people's `services`, or representatives of the
 * agency.
 */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  text: text.optional(),
  people: z.array(person).min(1),
});
