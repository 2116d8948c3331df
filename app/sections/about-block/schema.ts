import { z } from 'zod';
import { figure, link, team, text } from '#app/content/schema/parts.ts';

/** The agency in a few lines and figures. */
export const aboutBlockSchema = z.strictObject({
  type: z.literal('about-block'),
  heading: text,
  text,
  figures: z.array(figure).min(1),
  action: link,
  /** Who does the work, where the page's last section does not show them. Filled in from the page's service. */
  team: team.optional(),
});
