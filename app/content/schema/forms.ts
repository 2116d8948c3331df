import { z } from 'zod';
import { type FieldNameOf, fieldNames, type FormName, fieldsOf } from '#app/forms/fields.ts';
import { link, text } from './parts.ts';

/** `tool` tells an assistant that fills in the form for a visitor what belongs into the field. */
const fieldWords = z.strictObject({ label: text, hint: text.optional(), tool: text });

/** How assistants know a form: an identifier, and a sentence that says what sending it does. */
const tool = z.strictObject({
  name: z.string().regex(/^[a-z][a-z_]*$/, { error: 'words joined by _' }),
  description: text,
});

/** The same schema under each name. */
function forEach<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

/** The words of one form; its fields are those of the table. */
function formWords<Form extends FormName>(form: Form) {
  return z.strictObject({
    tool,
    fields: forEach(fieldsOf(form).map(({ name }) => name) as FieldNameOf<Form>[], fieldWords),
    /** Which fields have to be filled in. */
    needed: text,
    submit: text,
    submitting: text,
    /** Where the form does not say what all say. */
    success: text.optional(),
  });
}

/** One sentence for each field of any form. */
const sentences = forEach(fieldNames, text);

/** `settings/forms.yaml`: the words of the forms and of their answers. */
export const formsSchema = z.strictObject({
  contact: formWords('contact'),
  callback: formWords('callback'),
  audit: formWords('audit'),
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
  /** What is wrong with a field, by what is wrong. `{limit}` is filled in. */
  problems: z.strictObject({
    missing: sentences,
    invalid: sentences,
    tooLong: z.string().includes('{limit}'),
  }),
  /** Why a submission as a whole could not be taken. */
  refusals: z.strictObject({
    tooLarge: text,
    tooMany: text,
    foreign: text,
    unreadable: text,
    unavailable: text,
  }),
  notice: z.strictObject({ version: text, text, link }),
  /** Stands beside each form of a site that is built with a key of reCAPTCHA, as its terms ask. */
  recaptcha: z.strictObject({ text, links: z.array(link).min(1) }),
  /** The mail that tells a visitor that the message has come; `{agency}` and `{reference}` are filled in. */
  confirmation: z.strictObject({ subject: text, text }),
  trap: text,
  retry: z.strictObject({ title: text, text, back: text }),
});
