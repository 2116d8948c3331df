import { z } from 'zod';
import { figure, link, picture, text } from '#app/content/schema/parts.ts';

/** A figure with its number, such as `over 2,700`. */
const amount = text.regex(/[1-9]/, { error: 'a figure such as 6,400 or over 2,700' });

/** Two months of each series, as bars to scale. */
export const chart = z.strictObject({
  /** Whose figures they are. */
  caption: text,
  series: z.array(z.strictObject({ label: text, from: amount, to: amount })).min(1),
  /** Between the two figures of a series, such as `to`. */
  to: text,
  /** When the two figures were read. */
  start: text,
  end: text,
});

/** What came of it: a chart or a picture, perhaps figures, and the way to the case studies. */
export const resultsSchema = z.strictObject({
  type: z.literal('results'),
  heading: text,
  text: text.optional(),
  chart: chart.optional(),
  picture: picture.optional(),
  figures: z.array(figure).min(1).optional(),
  action: link,
});
