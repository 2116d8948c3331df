import { z } from 'zod';
import { link, office, team, text } from '#app/content/schema/parts.ts';

/** The last section of a landing page: a call to action, a map, a form, and the office's contact links. */
export const endingSchema = z.strictObject({
  type: z.literal('ending'),
  /** The call to action. Without it the chat's heading opens the section. */
  banner: z.strictObject({ heading: text, action: link }).optional(),
  /** The service and its place. */
  closing: z.strictObject({
    heading: text,
    text,
    /** Type of service, in the words of search engines and visitors. */
    service: text,
  }),
  /** The office for the place. */
  office,
  /** Offices on the map; the first is shown initially. */
  map: z.strictObject({ heading: text, offices: z.array(office).min(1) }),
  chat: z.strictObject({ heading: text, phoneLabel: text, emailLabel: text }),
  callback: z.strictObject({ heading: text, text }),
  /** The people responsible. Set by the template, from the page's service. */
  team: team.optional(),
  /** The page ends with the picture of a launch. Set by the template, from the page's hero. */
  launch: z.boolean().optional(),
});
