import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { RecaptchaConfig } from './recaptcha.ts';

/** What pages say about reCAPTCHA; undefined where no key is set. Runs while the site is built. */
export function recaptchaConfig(siteKey: string | undefined, sources: Sources): RecaptchaConfig | undefined {
  return siteKey ? { siteKey, ...resolve(sources.content.forms.recaptcha, sources) } : undefined;
}
