import { z } from 'zod';
import { link, text, video } from '#app/content/schema/parts.ts';
import { chart } from '../results/schema.ts';

/** A real result, drawn to scale, and beside it an upright film in a modal, with a card of one figure. */
export const searchClipSchema = z.strictObject({
  type: z.literal('search-clip'),
  heading: text,
  /** A result of the agency's own, and how it came about. */
  chart,
  action: link,
  /** On the still: what a tap does. */
  play: text,
  video,
  /** What is seen on the still. */
  alt: text,
  /** Over the film. `note` says that the figure is not a result of the agency's. */
  card: z.strictObject({ note: text, label: text, figure: text, verdict: text }),
});
