import type { RecaptchaConfig } from '#app/forms/lead-form/recaptcha.ts';
import { resolve, type Sources } from './resolve.server.ts';

/** What pages say about reCAPTCHA; undefined where no key is set. Runs while the site is built. */
export function recaptchaConfig(siteKey: string | undefined, sources: Sources): RecaptchaConfig | undefined {
  return siteKey ? { siteKey, ...resolve(sources.content.forms.recaptcha, sources) } : undefined;
}
