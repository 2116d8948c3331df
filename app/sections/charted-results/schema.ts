import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

/** A figure with its number, such as `over 2,700`. */
const amount = text.regex(/[1-9]/, { error: 'a figure such as 6,400 or over 2,700' });

/** A result as two figures whose sizes are to scale: two months of a series. */
export const chartedResultsSchema = z.strictObject({
  type: z.literal('charted-results'),
  heading: text,
  text,
  /** Names the client. */
  caption: text,
  series: z.strictObject({ label: text, from: amount, to: amount }),
  /** Between the two figures, such as `to`. */
  to: text,
  /** The months of the two figures. */
  start: text,
  end: text,
  /** Growth label; `{times}` is the factor, rounded down. */
  growth: text,
  action: link,
});
