import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** A figure that the visitor sets: its name, its range, and where it stands at first. */
const slider = z
  .strictObject({
    label: text,
    min: z.number().positive(),
    max: z.number().positive(),
    step: z.number().positive(),
    start: z.number().positive(),
  })
  .refine(({ min, max, start }) => min <= start && start <= max, {
    error: 'a start between min and max',
  });

/** How many clicks an enquiry may cost: margin times the share that buys, by the price of a click. An example to change. */
export const clickSumSchema = z.strictObject({
  type: z.literal('click-sum'),
  heading: text,
  /** Says that the figures are an example. */
  text,
  currency: text,
  margin: slider,
  /** One enquiry in so many is closed. */
  closed: slider,
  /** Words before and between the two figures: `1 in 4`. */
  oneIn: text,
  click: slider,
  /** What comes out; `{most}` is the same in the page's currency. */
  clicks: text,
  verdict: text,
  /** Asks for a call about the figures, and what then stands in the message; `{margin}`, `{closed}`, `{click}`, `{clicks}` are filled in. */
  action: text,
  message: text,
  /** For those who would rather chat: the label of the link. */
  chat: text,
});
