import { telHref } from './office.ts';
import { resolve, type Sources } from './resolve.server.ts';
import { outlineOf } from './social.server.ts';
import { openingHours } from './clock.ts';
import { weekdays } from './weekdays.ts';

/** What all pages share: brand, navigation, and texts of controls and forms. Plain data. */
export type Site = ReturnType<typeof siteOf>;

/** Chat address, optionally with a prefilled text (https://wa.me takes digits only). */
function chatHref(phone: string, text?: string): string {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}${query}`;
}

/** Our own inbox, or the external service set by `FORM_ENDPOINT` and `FORM_ACCESS_KEY` at build time. */
function submissionTarget({ FORM_ENDPOINT: endpoint, FORM_ACCESS_KEY: accessKey }: NodeJS.ProcessEnv) {
  return endpoint ? { endpoint, accessKey } : { endpoint: '/api/submit' };
}

/** @param env environment of the build */
export function siteOf(sources: Sources, env: NodeJS.ProcessEnv = process.env) {
  const { site, navigation, interface: words } = sources.content;
  // Only the server needs `confirmation` and `retry`.
  const { recaptcha, confirmation: _confirmation, retry: _retry, ...forms } = sources.content.forms;
  const { name, legalName } = sources.content.brand;
  const { description, copyrightYear, email, phone, chat, scheduler, social } = site;
  const shared = resolve(
    {
      name,
      legalName,
      description,
      copyrightYear,
      email: { label: email, href: `mailto:${email}` },
      phone: { label: phone, href: telHref(phone) },
      chat: {
        label: chat.label,
        service: chat.service,
        number: chat.phone,
        href: chatHref(chat.phone),
        greetingHref: chatHref(chat.phone, chat.greeting),
      },
      scheduler,
      social: social.map((profile) => ({ ...profile, outline: outlineOf(profile.network) })),
      navigation,
      offices: site.offices.map(({ id, name: place, address, phone: number, hours, position }) => ({
        key: id,
        name: place,
        latitude: position.latitude,
        address: `${address.street}, ${address.locality}, ${address.country}`,
        phone: { label: number, href: telHref(number) },
        hours: `${weekdays(hours.days, words.clock.weekdays)}, ${openingHours(hours)}`,
      })),
      words,
      forms,
      submission: submissionTarget(env),
    },
    sources,
  );
  const siteKey = env['RECAPTCHA_SITE_KEY'];
  return { ...shared, recaptcha: siteKey ? { siteKey, ...resolve(recaptcha, sources) } : undefined };
}
