import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** A few people by name: who answers for a service, filled in from `services` of the people, or who speaks for us. */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  text: text.optional(),
  people: z.array(person).min(1),
});
