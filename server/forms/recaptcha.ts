import { z } from 'zod';
import type { RawFields } from '#app/forms/submission.ts';

export interface RecaptchaSettings {
  secret: string;
  verifyUrl: string;
}

/** https://developers.google.com/recaptcha/docs/verify; `score` is there for version 3 only. */
const verdictSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/** Below it, version 3 takes a visitor for a program. */
const minimumScore = 0.3;

/**
 * Whether the outside check takes the sender for a program. No token (no script ran) and no answer within three
 * seconds count for the visitor.
 */
export async function failsRecaptcha(
  raw: RawFields,
  { secret, verifyUrl }: RecaptchaSettings,
): Promise<boolean> {
  const token = raw.get('g-recaptcha-response') ?? raw.get('recaptcha_response');
  if (typeof token !== 'string' || token === '') return false;
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(3000),
    });
    const verdict = verdictSchema.parse(await response.json());
    return !verdict.success || (verdict.score ?? 1) < minimumScore;
  } catch {
    return false;
  }
}
