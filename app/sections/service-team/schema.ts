import { z } from 'zod';
import { href, person, text } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** The people responsible for a service. */
export const serviceTeamSchema = z.strictObject({
  type: z.literal('service-team'),
  ground,
  composition: composition.shape.team,
  heading: text,
  /** The link below each name, and its address. */
  write: z.string().includes('{name}'),
  href,
  people: z.array(person).min(1),
});
