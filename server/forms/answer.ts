import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillIn } from '#app/content/fill-in.ts';
import { type FieldName, fieldNames, fields } from '#app/forms/fields.ts';
import type { FieldProblems } from '#app/forms/submission.ts';
import type { FormWords } from '../content.ts';

/** The response to a submission. */
export interface Answer {
  status: ContentfulStatusCode;
  message: string;
  /** A message for each invalid field. */
  errors?: Partial<Record<FieldName, string>>;
  /** Id of the stored message. */
  id?: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

export type Refusal = keyof FormWords['refusals'];

const refusalStatus = {
  tooLarge: 413,
  tooMany: 429,
  foreign: 403,
  unreadable: 400,
  unavailable: 503,
} as const;

export function refuse(refusal: Refusal, words: FormWords, retryAfter?: number): Answer {
  const answer: Answer = { status: refusalStatus[refusal], message: words.refusals[refusal] };
  return retryAfter === undefined ? answer : { ...answer, retryAfter };
}

/** Error messages for the invalid fields. */
export function complain(problems: FieldProblems, words: FormWords): Answer {
  const sentence = (field: FieldName): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return problem === 'tooLong'
      ? fillIn(words.problems.tooLong, { limit: fields[field].limit })
      : words.problems[problem][field];
  };
  const errors: Answer['errors'] = {};
  for (const field of fieldNames) {
    const text = sentence(field);
    if (text !== undefined) errors[field] = text;
  }
  return { status: 422, message: words.errors.summary, errors };
}

/**
 * The JSON response, in both shapes that clients of the external service read: its documentation has the message in
 * `body`, its own client beside `success`.
 */
export function asJson(c: Context, { status, message, errors, id, retryAfter }: Answer): Response {
  const success = status === 200;
  const data = id === undefined ? {} : { id };
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(
    { success, message, data, statusCode: status, body: { data, message }, ...(errors && { errors }) },
    status,
  );
}

/** Whether to respond with a page: a form sent without script accepts HTML. */
export function wantsPage(c: Context): boolean {
  const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json') ?? false;
  return !isJson && (c.req.header('accept')?.includes('text/html') ?? false);
}
