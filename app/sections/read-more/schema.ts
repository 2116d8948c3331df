import { z } from 'zod';
import { link, prose, text } from '#app/content/schema/parts.ts';

const point = z.strictObject({ title: text, text });

const body = z.strictObject({
  text: prose.optional(),
  benefits: z.strictObject({ heading: text.optional(), items: z.array(point).min(1) }).optional(),
  process: z.strictObject({ heading: text, steps: z.array(point).min(1) }).optional(),
});

/** Long text, part of which opens on demand and stays open. */
export const readMoreSchema = z.strictObject({
  type: z.literal('read-more'),
  heading: text,
  open: body,
  more: body,
  /** The same service in other places; always visible. */
  locations: z.strictObject({ heading: text, links: z.array(link).min(1) }).optional(),
});
