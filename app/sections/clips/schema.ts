import { z } from 'zod';
import { clip, phrases, video } from '#app/content/schema/parts.ts';

/** Clients on film: a carousel of portraits before a looping background, each opening its video. */
export const clipsSchema = z.strictObject({
  type: z.literal('clips'),
  /** Its last line is set letter by letter. */
  heading: phrases,
  background: video,
  /** Read out on the button of a portrait; `{name}` is filled in. */
  play: z.string().includes('{name}'),
  clips: z.array(clip).min(1),
});
