import type { ServerContent } from '../content.ts';
import type { Settings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { createConfirmationChannel } from './confirmation.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/**
 * The configured channels. None is fine: the inbox can be read with `npm run inbox`. They send from `NOTIFY_FROM` or
 * an address at the site's host.
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
