import { z } from 'zod';
import { link, text, video } from '#app/content/schema/parts.ts';

/** A real result as a large figure, and an upright film that opens in a dialog, with a sample figure on its still. */
export const searchClipSchema = z
  .strictObject({
    type: z.literal('search-clip'),
    heading: text,
    /** One of the agency's own results with its source, and the part to emphasise. */
    result: text,
    figure: text,
    action: link,
    /** Label on the still. */
    play: text,
    video,
    /** Alternative text of the still. */
    alt: text,
    /** Overlay on the still. `note` says that the figure is not the agency's result. */
    card: z.strictObject({ note: text, label: text, figure: text, verdict: text }),
  })
  .refine(({ result, figure }) => result.includes(figure), {
    path: ['figure'],
    error: 'a part of the result, as it is written there',
  });
