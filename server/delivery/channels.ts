import type { Settings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/**
 * The ways that the settings name; none is fine, the inbox is read with `npm run inbox` then.
 * @param siteUrl whose host sends the mail unless `NOTIFY_FROM` says otherwise
 */
export function createChannels({ mail, webhook }: Settings, siteUrl: string): Channel[] {
  const from = mail?.from ?? `website@${new URL(siteUrl).hostname}`;
  return [
    ...(mail ? [createMailChannel({ url: mail.url, to: mail.to, from })] : []),
    ...(webhook ? [createWebhookChannel(webhook)] : []),
  ];
}
