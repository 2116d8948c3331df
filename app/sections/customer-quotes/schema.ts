import { z } from 'zod';
import { customer, text } from '#app/content/schema/parts.ts';

/** Customer quotes with five stars each. */
export const customerQuotesSchema = z.strictObject({
  type: z.literal('customer-quotes'),
  heading: text,
  /** Accessible name of the five stars. */
  rating: text,
  customers: z.array(customer).min(1),
});
