import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** Measured change: what it was, what it became, and in how long. */
export const storyEvidenceSchema = z.strictObject({
  type: z.literal('story-evidence'),
  heading: text,
  changes: z.array(z.strictObject({ metric: text, from: text, to: text, period: text })).min(1),
});
