import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** The form that asks for a free audit and proposal. */
export const auditFormSchema = z.strictObject({
  type: z.literal('audit-form'),
  heading: text,
  /** Who reads the site, what comes of it, by when and what it leads to. */
  terms: z.array(z.strictObject({ label: text, text })).min(2),
});
