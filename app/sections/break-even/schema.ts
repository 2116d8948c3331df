import { z } from 'zod';
import { picture, text, work } from '#app/content/schema/parts.ts';
import { contents } from '../landing-hero/schema.ts';

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

/** How many new customers a month pay for the adverts and our fee. An example to change. */
export const breakEvenSchema = z.strictObject({
  type: z.literal('break-even'),
  contents,
  heading: text,
  /** Says that the figures are an example. */
  text,
  currency: text,
  /** Ad spend a month, from the least that we take on. */
  budget: slider,
  /** Our lowest fee a month, as the house facts state it. */
  fee: z.strictObject({ label: text, amount: z.number().positive() }),
  /** What one new customer leaves the visitor. */
  customer: slider,
  /** What comes out, and a sentence about it; `{most}` is what the adverts for one customer may cost. */
  result: z.strictObject({ label: text, text }),
  verdict: text,
  /** Asks for a call about the figures, and what then stands in the message; `{budget}`, `{fee}`, `{customer}`, `{customers}` and `{most}` are filled in. */
  action: text,
  message: text,
  /** For those who would rather chat: the label of the link. */
  chat: text,
  /** What there is for the fee and on which terms: a number each, and of what. */
  buys: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ figure: text, text })).min(1),
  }),
  /** A work whose result stands beside the fee, and what was seen of it. */
  proof: work,
  picture,
});
