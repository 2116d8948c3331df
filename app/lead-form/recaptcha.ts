/** Configuration for sites that check forms with reCAPTCHA version 3. */
export interface RecaptchaConfig {
  /** The public key; the server has the secret one. */
  siteKey: string;
  /** Must be shown with the form. */
  text: string;
  links: { label: string; href: string }[];
}

/** https://developers.google.com/recaptcha/docs/v3 */
interface Service {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Service;
  }
}

/** Milliseconds to wait for a token: a lead without one is better than none. */
const patience = 3000;

let loading: Promise<Service> | undefined;
let isPrepared = false;

/** A failed load is tried again by the next message. */
function load(siteKey: string): Promise<Service> {
  loading ??= new Promise<Service>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error('no service'));
    });
    script.addEventListener('error', () => reject(new Error('not loaded')));
    document.head.append(script);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Loads the service once the visitor types: it scores how the page is used. */
export function prepareRecaptcha({ siteKey }: RecaptchaConfig): void {
  if (isPrepared) return;
  isPrepared = true;
  load(siteKey).catch(() => undefined);
}

/** A token for one message; undefined if the service fails or times out. */
export function recaptchaToken({ siteKey }: RecaptchaConfig, action: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    load(siteKey)
      .then((service) => service.execute(siteKey, { action }))
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(timer));
  });
}
