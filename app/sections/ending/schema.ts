import { z } from 'zod';
import { link, office, team, text } from '#app/content/schema/parts.ts';

/** The last section of a landing page: one closing ask, one map, one form, and the ways to reach its office. */
export const endingSchema = z.strictObject({
  type: z.literal('ending'),
  /** The closing ask. Without it the chat's heading opens the section. */
  banner: z.strictObject({ heading: text, action: link }).optional(),
  /** What is done, and where. */
  closing: z.strictObject({
    heading: text,
    text,
    /** Type of service, as search engines and visitors call it. */
    service: text,
  }),
  /** The office that serves the place. */
  office,
  /** The offices that the map can show, the first one first. */
  map: z.strictObject({ heading: text, offices: z.array(office).min(1) }),
  chat: z.strictObject({ heading: text, phoneLabel: text, emailLabel: text }),
  callback: z.strictObject({ heading: text, text }),
  /** Who does the work. Filled in from the page's service. */
  team: team.optional(),
});
