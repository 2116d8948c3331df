import { z } from 'zod';
import { link, text, video } from '#app/content/schema/parts.ts';

/** A real result as one large figure, and beside it an upright film in a modal, with a card of one figure. */
export const searchClipSchema = z
  .strictObject({
    type: z.literal('search-clip'),
    heading: text,
    /** A result of the agency's own with its source, and the part of it that is set large. */
    result: text,
    figure: text,
    action: link,
    /** On the still: what a tap does. */
    play: text,
    video,
    /** What is seen on the still. */
    alt: text,
    /** Over the film. `note` says that the figure is not a result of the agency's. */
    card: z.strictObject({ note: text, label: text, figure: text, verdict: text }),
  })
  .refine(({ result, figure }) => result.includes(figure), {
    path: ['figure'],
    error: 'a part of the result, as it is written there',
  });
