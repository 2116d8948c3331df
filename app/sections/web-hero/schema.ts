import { z } from 'zod';
import { composition, language, picture, text, trail } from '#app/content/schema/parts.ts';
import { contents, price } from '../landing-hero/schema.ts';

/** The hero of web development pages: the place name, drawn in the stages of building it. */
export const webHeroSchema = z.strictObject({
  type: z.literal('web-hero'),
  /** Set by the template, from service and place. */
  trail: trail.optional(),
  contents,
  place: text.optional(),
  heading: text,
  description: text,
  tagline: text,
  price,
  scene: picture,
  /** The same for phones. */
  narrow: composition,
  /** What happens by which day. */
  stages: z.array(z.strictObject({ days: text, text })).length(3),
  /** One sentence in the languages of the place, each below the name. */
  scripts: z.array(z.strictObject({ language, word: text, text })).min(1),
  /** Which scheduler label the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
});
