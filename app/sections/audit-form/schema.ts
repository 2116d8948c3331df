import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** The form for a free audit and proposal. */
export const auditFormSchema = z.strictObject({
  type: z.literal('audit-form'),
  heading: text,
  /** Who does the audit, what it contains, when it arrives and what follows. */
  terms: z.array(z.strictObject({ label: text, text })).min(2),
});
