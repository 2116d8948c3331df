import { z } from 'zod';
import { customer, text } from '#app/content/schema/parts.ts';

/** What customers say, with five stars each. */
export const customerQuotesSchema = z.strictObject({
  type: z.literal('customer-quotes'),
  heading: text,
  /** Read out for the five stars. */
  rating: text,
  customers: z.array(customer).min(1),
});
