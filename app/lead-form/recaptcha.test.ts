import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareRecaptcha, recaptchaToken } from './recaptcha.ts';

const config = { siteKey: 'key', text: '', links: [] };

/** What the form has put into the page to load the service. */
const scripts: EventTarget[] = [];

beforeEach(() => {
  vi.stubGlobal('window', {
    grecaptcha: { ready: (run: () => void) => run(), execute: () => Promise.resolve('token') },
  });
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => scripts.push(script) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a service that failed while somebody wrote is asked again by the message, not by each letter', async () => {
  prepareRecaptcha(config);
  scripts[0]?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  prepareRecaptcha(config);
  expect(scripts).toHaveLength(1);
  const token = recaptchaToken(config, 'contact');
  scripts[1]?.dispatchEvent(new Event('load'));
  expect(await token).toBe('token');
});
