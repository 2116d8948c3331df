import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

/** Counted in tens, because a house has ten windows. */
const reading = z.strictObject({
  count: z.number().int().min(10).max(5000).multipleOf(10),
  figure: text,
  label: text,
});

/** A story hero that draws its result: a resort on a hill at night, with one window per counted unit. */
export const storyWindowsSchema = z.strictObject({
  type: z.literal('story-windows'),
  ...openingShape,
  alt: text,
  from: reading,
  to: reading,
});
