import { z } from 'zod';
import { link, text } from './parts.ts';

const fieldWords = z.strictObject({ label: text, hint: text.optional(), error: text.optional() });

/** `settings/forms.yaml`: the words of the forms and of their answers. */
export const formsSchema = z.strictObject({
  contact: z.strictObject({
    fields: z.strictObject({ name: fieldWords, email: fieldWords, phone: fieldWords, message: fieldWords }),
    submit: text,
    submitting: text,
    success: text,
  }),
  success: z.strictObject({ title: text, text, close: text, confirm: text }),
  errors: z.strictObject({
    summary: text,
    rejected: text,
    network: text,
    dismiss: text,
    instead: text,
    chat: text,
    email: text,
    emailSubject: text,
  }),
  notice: z.strictObject({ version: text, text, link }),
  trap: text,
  retry: z.strictObject({ title: text, text, back: text }),
});
