import { z } from 'zod';
import { clip, phrases, video } from '#app/content/schema/parts.ts';

/** Video testimonials: a carousel of portraits over a looping background, each opening its film. */
export const clipsSchema = z.strictObject({
  type: z.literal('clips'),
  /** The last line is set letter by letter. */
  heading: phrases,
  background: video,
  /** Accessible label of a portrait's button; template with `{name}`. */
  play: z.string().includes('{name}'),
  clips: z.array(clip).min(1),
});
