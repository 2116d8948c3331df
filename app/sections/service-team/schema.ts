import { z } from 'zod';
import { href, person, text } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** Who answers for a service, as large as the first of them deserves. */
export const serviceTeamSchema = z.strictObject({
  type: z.literal('service-team'),
  ground,
  composition: composition.shape.team,
  heading: text,
  /** The link under each name, and where it leads. */
  write: z.string().includes('{name}'),
  href,
  people: z.array(person).min(1),
});
