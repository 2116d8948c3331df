import { z } from 'zod';
import { figure, link, picture, text } from '#app/content/schema/parts.ts';

/** Only the two ends of each series are known; the line between them is drawn, not measured. */
const chart = z.strictObject({
  /** Whose figures they are. */
  caption: text,
  series: z
    .array(z.strictObject({ label: text, from: text, to: text }))
    .length(3, { error: 'three series: the chart draws three dunes' }),
  /** Between the two figures of a series, such as `to`. */
  to: text,
  /** The two ends of the axis. */
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
