import { z } from 'zod';
import { isEmail } from './email.ts';
import {
  type FieldName,
  fieldNames,
  fields as table,
  fieldsOf,
  type FormField,
  type FormName,
  formNames,
  isCampaignName,
} from './fields.ts';
import { looksLikePhone } from './phone.ts';

/** What is wrong with a field; the message for it is content. */
export type FieldProblem = 'missing' | 'invalid' | 'tooLong';
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/** A cleaned submission. Empty fields are absent. */
export interface Submission {
  /** Set by the page's script; the same for every attempt to send one message. */
  id: string | undefined;
  form: FormName;
  fields: Partial<Record<FieldName, string>>;
  /** The job applied for. */
  role: string | undefined;
  /** The service the message is about. */
  service: string | undefined;
  page: string | undefined;
  /** First page of the visit. */
  landing: string | undefined;
  referrer: string | undefined;
  /** Campaign parameters of the visit's first address. */
  campaign: Record<string, string>;
  /** Version of the privacy notice shown with the form. */
  notice: string | undefined;
  /** Unknown fields, kept as received. */
  extra: Record<string, string>;
}

/** Decoded names and values; files and nested values are ignored. */
export type RawFields = ReadonlyMap<string, unknown>;

/** Names with a meaning here or at the external service; never extra fields. */
const reserved = new Set<string>([
  ...[
    'id',
    'form',
    'role',
    'service',
    'page',
    'landing',
    'referrer',
    'campaign',
    'notice',
    'started',
    'sent',
    'access_key',
    'botcheck',
  ],
  ...['g-recaptcha-response', 'recaptcha_response', 'h-captcha-response', 'redirect'],
]);

/** Removes what databases or terminals cannot handle: NUL, lone surrogates, control characters except line breaks. */
function cleanText(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim();
}

function oneLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

/** Undefined for empty and non-text values. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** Maximum characters of metadata. */
const lengths = { role: 300, service: 300, page: 500, landing: 500, referrer: 2000, notice: 100 };

/** A metadata value, truncated rather than refused: a visitor cannot correct it. */
function detail(value: unknown, length: number): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : oneLine(text).slice(0, length).toWellFormed() || undefined;
}

/** Validation by field type. */
const checks = { text: () => true, email: isEmail, tel: looksLikePhone };

function createFieldSchema(name: FieldName, required: boolean) {
  const { type, multiline, limit } = table[name];
  const problem = (code: FieldProblem) => ({ error: code });
  const written = z
    .union([z.string(), z.number().int().nonnegative().transform(String)], problem('invalid'))
    .transform(multiline ? cleanText : oneLine)
    .pipe(z.string().max(limit, problem('tooLong')))
    .refine((text) => text === '' || checks[type](text), problem('invalid'))
    .transform((text) => text || undefined);
  return z
    .preprocess((value) => value ?? '', written)
    .refine((text) => !required || text !== undefined, problem('missing'));
}

const fieldSchemas = new Map(
  fieldNames.map((name) => [
    name,
    { required: createFieldSchema(name, true), optional: createFieldSchema(name, false) },
  ]),
);

/**
 * What a form requires. A post without `form` comes from a client of the external service, which has no phone field:
 * email or phone is enough there.
 */
function isRequired(raw: RawFields, { name, required }: FormField): boolean {
  if (raw.has('form')) return required !== undefined;
  return name === 'email' && textOf(raw.get('phone')) === undefined;
}

/** A submission's form; the contact form by default. */
export function formOf(raw: RawFields): FormName {
  return formNames.find((name) => name === raw.get('form')) ?? 'contact';
}

/** Campaign parameters arrive flat or nested in `campaign`. */
function campaignOf(raw: RawFields): Record<string, string> {
  const group = raw.get('campaign');
  const inner = typeof group === 'object' && group !== null ? Object.entries(group) : [];
  const entries = [...raw, ...inner].filter(([name]) => isCampaignName(name));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const text = detail(value, 500);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function extraOf(raw: RawFields, own: readonly string[]): Record<string, string> {
  const entries = [...raw].filter(
    ([name]) => !reserved.has(name) && !isCampaignName(name) && !own.includes(name),
  );
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const written = Array.isArray(value)
        ? value.flatMap((item) => textOf(item) ?? []).join(', ')
        : textOf(value);
      const text = written === undefined ? '' : cleanText(written);
      return text === '' ? [] : [[oneLine(name).slice(0, 100).toWellFormed(), text]];
    }),
  );
}

const submissionId = z.uuid().transform((id) => id.toLowerCase());

/**
 * Validates and cleans a submission. Only the form's own fields can be invalid; metadata and unknown fields are kept
 * as far as possible and never cause a rejection.
 */
export function readSubmission(raw: RawFields): { submission: Submission } | { problems: FieldProblems } {
  const form = formOf(raw);
  const own = fieldsOf(form);
  const fields: Submission['fields'] = {};
  const problems: FieldProblems = {};
  for (const field of own) {
    const { name } = field;
    const schemas = fieldSchemas.get(name);
    const parsed = (isRequired(raw, field) ? schemas?.required : schemas?.optional)?.safeParse(raw.get(name));
    if (parsed?.error) problems[name] = problemOf(parsed.error);
    else if (parsed?.data !== undefined) fields[name] = parsed.data;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const id = submissionId.safeParse(raw.get('id')).data;
  const [role, service, page, landing, referrer, notice] = (
    ['role', 'service', 'page', 'landing', 'referrer', 'notice'] as const
  ).map((name) => detail(raw.get(name), lengths[name]));
  return {
    submission: {
      id,
      form,
      fields,
      role,
      service,
      page,
      landing,
      referrer,
      notice,
      campaign: campaignOf(raw),
      extra: extraOf(
        raw,
        own.map(({ name }) => name),
      ),
    },
  };
}

const problemCodes = z.enum(['missing', 'invalid', 'tooLong']);

function problemOf(error: z.ZodError): FieldProblem {
  return problemCodes.safeParse(error.issues[0]?.message).data ?? 'invalid';
}
