import { z } from 'zod';
import { picture, sample, text } from '#app/content/schema/parts.ts';

/** How an engagement runs: its first months, optionally its week, and what the client gets and owns. */
export const howWeWorkSchema = z.strictObject({
  type: z.literal('how-we-work'),
  heading: text,
  /** A drawing between the heading and the phases, and its version for narrow viewports. */
  picture: picture.optional(),
  narrow: picture.optional(),
  phases: z
    .array(
      z.strictObject({
        when: text,
        title: text,
        text,
        /** What happens on the way to its day: up to which day, and what. */
        steps: z
          .array(z.strictObject({ to: z.int(), when: text, text }))
          .min(2)
          .optional(),
      }),
    )
    .min(2),
  week: z
    .strictObject({ heading: text, days: z.array(z.strictObject({ day: text, text })).min(2) })
    .optional(),
  /** A drawing beside the lists. */
  finished: picture.optional(),
  lists: z.array(z.strictObject({ heading: text, items: z.array(text).min(1) })).default([]),
  sample,
});
