import { z } from 'zod';
import { client, link, review, text } from '#app/content/schema/parts.ts';

/** Clients who answer a prospect's questions, each with a quote, the service they can speak about and a link to work. */
export const refereesSchema = z.strictObject({
  type: z.literal('referees'),
  heading: text,
  text,
  /** Link to ask for one of them. */
  action: link,
  /** Introduces the service. */
  ask: text,
  referees: z.array(z.strictObject({ review, client, work: link })).min(1),
});
