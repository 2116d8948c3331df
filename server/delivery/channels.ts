import type { Settings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/**
 * The ways that the settings name; none is fine, the inbox is read with `npm run inbox` then.
 * @param site who sends: `NOTIFY_FROM` or an address at the site's host
 */
export function createChannels({ mail, webhook }: Settings, site: { name: string; url: string }): Channel[] {
  const from = mail?.from ?? `website@${new URL(site.url).hostname}`;
  return [
    ...(mail ? [createMailChannel({ url: mail.url, to: mail.to, from, agency: site.name })] : []),
    ...(webhook ? [createWebhookChannel(webhook)] : []),
  ];
}
