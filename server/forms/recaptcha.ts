import { z } from 'zod';
import type { RawFields } from '#app/forms/submission.ts';
import { errorCode, type Log } from '../log.ts';

export interface RecaptchaSettings {
  secret: string;
  verifyUrl: string;
}

/** https://developers.google.com/recaptcha/docs/verify; only version 3 has a `score`. */
const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});

type Verdict = z.infer<typeof verdictSchema>;

/** Below this score, the visitor counts as a bot. */
const minimumScore = 0.3;

/** Errors about our request, which say nothing about the visitor. */
const ourMistakes = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

async function ask({ secret, verifyUrl }: RecaptchaSettings, token: string): Promise<Verdict> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw Object.assign(new Error('no verdict'), { code: `HTTP_${response.status}` });
  const verdict = verdictSchema.parse(await response.json());
  const mistake = verdict['error-codes'].find((code) => ourMistakes.has(code));
  if (mistake) throw Object.assign(new Error('no verdict'), { code: mistake });
  return verdict;
}

/**
 * Whether reCAPTCHA considers the sender a bot. No token (no script ran) and no verdict within three seconds count as
 * human.
 */
export async function failsRecaptcha(
  raw: RawFields,
  settings: RecaptchaSettings,
  log: Log,
): Promise<boolean> {
  const token = raw.get('g-recaptcha-response') ?? raw.get('recaptcha_response');
  if (typeof token !== 'string' || token === '') return false;
  try {
    const { success, score = 1 } = await ask(settings, token);
    return !success || score < minimumScore;
  } catch (error) {
    log.warn({ code: errorCode(error) }, 'recaptcha not checked');
    return false;
  }
}
