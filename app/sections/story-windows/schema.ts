import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

const reading = z.strictObject({ count: z.number().int().min(1).max(5000), figure: text, label: text });

/** The first screen of a story whose result is the picture: a hill with one window for each that was counted. */
export const storyWindowsSchema = z.strictObject({
  type: z.literal('story-windows'),
  ...openingShape,
  alt: text,
  from: reading,
  to: reading,
});
