import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** The deliverables: the story's bullets, set large, beside a picture of the story's end if it has one, and a link to the service. */
export const storyHandedOverSchema = z.strictObject({
  type: z.literal('story-handed-over'),
  ground,
  heading: text,
  picture: picture.optional(),
  bullets: z.array(text).min(1),
  service: z.strictObject({ label: text, title: text, href }).optional(),
});
