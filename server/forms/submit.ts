import type { Context, Handler } from 'hono';
import { sizeLimit, thankYouPage } from '#app/forms/fields.ts';
import { formOf, type RawFields, readSubmission } from '#app/forms/submission.ts';
import type { ClientInfo } from '../client-info.ts';
import type { ServerContent } from '../content.ts';
import type { Arrival } from '../inbox/lead.ts';
import type { Stored } from '../inbox/store.ts';
import type { SpamReason } from '../inbox/tables.ts';
import { errorCode, type Log } from '../log.ts';
import { type Answer, asJson, complain, type Refusal, refuse, wantsPage } from './answer.ts';
import { readFields } from './body.ts';
import { filingOf } from './office.ts';
import { isOwnOrigin } from './origin.ts';
import type { RateLimit } from './rate-limits.ts';
import { failsRecaptcha, type RecaptchaSettings } from './recaptcha.ts';
import { retryPage } from './retry-page.ts';
import { retryPolicy } from './retry-style.ts';
import { suspicion } from './spam.ts';

export interface SubmitOptions {
  content: ServerContent;
  clientInfo: ClientInfo;
  /** Undefined if a proxy already limits. */
  rateLimit: RateLimit | undefined;
  recaptcha: RecaptchaSettings | undefined;
  /** Resolves once the submission is durable. */
  store: (arrival: Arrival) => Promise<Stored>;
  log: Log;
  stylesheets: readonly string[];
}

interface Outcome {
  answer: Answer;
  /** What was typed, to fill in the form again. */
  typed: RawFields;
}

/** Why a request is rejected whatever its text says, and when to retry. */
async function refusalOf(
  c: Context,
  { clientInfo, rateLimit }: SubmitOptions,
): Promise<{ refusal: Refusal; retryAfter?: number } | undefined> {
  const { address, host } = clientInfo(c);
  const retryAfter = await rateLimit?.(address);
  if (retryAfter !== undefined) return { refusal: 'tooMany', retryAfter };
  return isOwnOrigin(c.req.header('origin'), c.req.header('sec-fetch-site'), host)
    ? undefined
    : { refusal: 'foreign' };
}

/** reCAPTCHA is called last, only for otherwise valid submissions. */
async function spamReason(
  raw: RawFields,
  { recaptcha, log }: SubmitOptions,
): Promise<SpamReason | undefined> {
  const reason = suspicion(raw, Date.now());
  if (reason || !recaptcha) return reason;
  return (await failsRecaptcha(raw, recaptcha, log)) ? 'recaptcha' : undefined;
}

function successMessage(form: Arrival['submission']['form'], { words }: ServerContent): string {
  return words[form].success ?? words.success.text;
}

async function keep(raw: RawFields, options: SubmitOptions): Promise<Answer> {
  const { content, store, log } = options;
  const read = readSubmission(raw);
  if ('problems' in read) return complain(read.problems, content.words);
  const spam = await spamReason(raw, options);
  const { submission } = read;
  const filing = filingOf(submission, content.site.offices);
  const begun = performance.now();
  try {
    const { leadId, outcome } = await store({ submission, spam, ...filing, receivedAt: new Date() });
    const milliseconds = Math.round(performance.now() - begun);
    log.info(
      { lead: leadId, form: submission.form, office: filing.office, outcome, spam, milliseconds },
      'submission stored',
    );
    return { status: 200, message: successMessage(submission.form, content), id: leadId };
  } catch (error) {
    log.error({ code: errorCode(error), form: submission.form }, 'submission not stored');
    return refuse('unavailable', content.words, 60);
  }
}

/** A form sent without script does not include its page; the referrer does. */
function withPage(fields: RawFields, referrer: string | undefined): RawFields {
  if (fields.has('page') || referrer === undefined || !URL.canParse(referrer)) return fields;
  const { pathname } = new URL(referrer);
  return pathname === '/api/submit' ? fields : new Map([...fields, ['page', pathname]]);
}

/** The text is read even if the request is rejected, so that visitors without script get back what they typed. */
async function judge(c: Context, options: SubmitOptions): Promise<Outcome> {
  const { words } = options.content;
  const body = await readFields(c.req.raw, sizeLimit);
  const typed =
    'fields' in body ? withPage(body.fields, c.req.header('referer')) : new Map<string, unknown>();
  if ('problem' in body && body.problem === 'tooLarge') return { answer: refuse('tooLarge', words), typed };
  const refused = await refusalOf(c, options);
  if (refused) return { answer: refuse(refused.refusal, words, refused.retryAfter), typed };
  if ('problem' in body) return { answer: refuse(body.problem, words), typed };
  return { answer: await keep(typed, options), typed };
}

function asPage(c: Context, { answer, typed }: Outcome, { content, stylesheets }: SubmitOptions) {
  c.header('Cache-Control', 'no-store');
  if (answer.status === 200) return c.redirect(thankYouPage(formOf(typed)), 303);
  if (answer.retryAfter !== undefined) c.header('Retry-After', String(answer.retryAfter));
  c.header('Content-Security-Policy', retryPolicy);
  return c.html(retryPage({ answer, typed, content, stylesheets }), answer.status);
}

/** `POST /api/submit`: accepts JSON or a browser's form encoding, and responds in kind. */
export function submitHandler(options: SubmitOptions): Handler {
  return async (c) => {
    const outcome = await judge(c, options);
    const { status } = outcome.answer;
    if (status !== 200)
      options.log.info({ status, fields: Object.keys(outcome.answer.errors ?? {}) }, 'submission refused');
    return wantsPage(c) ? asPage(c, outcome, options) : asJson(c, outcome.answer);
  };
}
