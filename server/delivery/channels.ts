import type { ServerContent } from '../content.ts';
import type { Settings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { createConfirmationChannel } from './confirmation.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/**
 * The ways that the settings name; none is fine, the inbox is read with `npm run inbox` then.
 * They send from `NOTIFY_FROM` or an address at the site's host.
 */
export function createChannels(
  { mail, webhook, siteUrl }: Settings,
  { brand, site, words }: Pick<ServerContent, 'brand' | 'site' | 'words'>,
): Channel[] {
  const from = mail?.from ?? `website@${new URL(siteUrl ?? site.url).hostname}`;
  const sender = mail && { url: mail.url, from, brand };
  return [
    ...(sender ? [createMailChannel({ ...sender, to: mail.to })] : []),
    ...(sender && mail.confirms
      ? [createConfirmationChannel({ ...sender, replyTo: site.email, words: words.confirmation })]
      : []),
    ...(webhook ? [createWebhookChannel(webhook)] : []),
  ];
}
