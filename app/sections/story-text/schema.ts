import { z } from 'zod';
import { href, text } from '#app/content/schema/parts.ts';

/** The words of a case study beside a list of what was done. */
export const storyTextSchema = z.strictObject({
  type: z.literal('story-text'),
  paragraphs: z.array(text).min(1),
  heading: text,
  bullets: z.array(text).min(1),
  /** The service that did it. */
  service: z.strictObject({ label: text, title: text, href }).optional(),
});
