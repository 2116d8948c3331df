import { z } from 'zod';
import { type FieldNameOf, fieldNames, type FormName, fieldsOf } from '#app/forms/fields.ts';
import { link, text } from './parts.ts';

/** `tool` describes the field to an assistant that fills in the form. */
const fieldWords = z.strictObject({ label: text, hint: text.optional(), tool: text });

/** The form as a tool for assistants: an identifier, and what submitting does. */
const tool = z.strictObject({
  name: z.string().regex(/^[a-z][a-z_]*$/, { error: 'words joined by _' }),
  description: text,
});

/** An object with the same schema under each name. */
function forEach<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

/** Texts of a form; its fields come from the table. */
function formWords<Form extends FormName>(form: Form) {
  return z.strictObject({
    tool,
    fields: forEach(fieldsOf(form).map(({ name }) => name) as FieldNameOf<Form>[], fieldWords),
    /** Says which fields are required. */
    needed: text,
    submit: text,
    submitting: text,
    /** Overrides the shared message. */
    success: text.optional(),
  });
}

/** One message per field. */
const sentences = forEach(fieldNames, text);

/** `settings/forms.yaml`: texts of the forms and of their responses. */
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
  /** Field errors by kind. Templates with `{limit}`. */
  problems: z.strictObject({
    missing: sentences,
    invalid: sentences,
    tooLong: z.string().includes('{limit}'),
  }),
  /** Reasons for refusing a whole submission. */
  refusals: z.strictObject({
    tooLarge: text,
    tooMany: text,
    foreign: text,
    unreadable: text,
    unavailable: text,
  }),
  notice: z.strictObject({ version: text, text, link }),
  /** The notice that reCAPTCHA's terms require beside each form, if the site is built with its key. */
  recaptcha: z.strictObject({ text, links: z.array(link).min(1) }),
  /** The confirmation mail; templates with `{agency}` and `{reference}`. */
  confirmation: z.strictObject({
    subject: text,
    heading: text,
    /** What happens next, and when. */
    steps: z.array(z.strictObject({ when: text, what: text })).min(1),
    text,
  }),
  trap: text,
  retry: z.strictObject({ title: text, text, back: text }),
});
