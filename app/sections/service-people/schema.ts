import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** Who answers for a service. Filled in from `services` of the people. */
export const servicePeopleSchema = z.strictObject({
  type: z.literal('service-people'),
  heading: text,
  people: z.array(person).min(1),
});
