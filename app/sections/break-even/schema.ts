import { z } from 'zod';
import { picture, text, work } from '#app/content/schema/parts.ts';
import { contents } from '../landing-hero/schema.ts';

/** A figure the visitor can set: label, range and initial value. */
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

/** How many new customers a month cover ad spend and fee. An interactive example. */
export const breakEvenSchema = z.strictObject({
  type: z.literal('break-even'),
  contents,
  heading: text,
  /** Says that the figures are an example. */
  text,
  currency: text,
  /** Monthly ad spend, from the minimum we accept. */
  budget: slider,
  /** Our lowest monthly fee, as in the house facts. */
  fee: z.strictObject({ label: text, amount: z.number().positive() }),
  /** Profit per new customer. */
  customer: slider,
  /** The result and a sentence on it; `{most}` is the maximum ad spend per customer. */
  result: z.strictObject({ label: text, text }),
  /** What the coins of the drawing stand for: each one, the last that is needed, those after it. */
  coins: z.tuple([text, text, text]),
  verdict: text,
  /**
   * Link to a call about the figures, and the message it prefills; templates with `{budget}`, `{fee}`, `{customer}`,
   * `{customers}` and `{most}`.
   */
  action: text,
  message: text,
  /** Label of the chat link. */
  chat: text,
  /** What the fee includes and its terms: a figure and a text each. */
  buys: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ figure: text, text })).min(1),
  }),
  /** A work whose result is shown beside the fee, and its picture. */
  proof: work,
  picture,
});
