import { z } from 'zod';
import { href, text, video } from '#app/content/schema/parts.ts';

/** A real result, large, and beside it an upright film in a modal, with a card of one figure in its frame. */
export const searchClipSchema = z.strictObject({
  type: z.literal('search-clip'),
  heading: text,
  /** A result of the agency's own, and whose it is. */
  result: z.strictObject({ figure: text, label: text, href }),
  text,
  /** On the still: what a tap does. */
  play: text,
  video,
  /** What is seen on the still. */
  alt: text,
  /** `note` says that the figure is not a result of the agency's. */
  card: z.strictObject({ note: text, label: text, figure: text, verdict: text }),
});
