import { createTransport } from 'nodemailer';
import type { Channel } from './channel.ts';
import { leadLines, type Notification } from './notification.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  to: readonly string[];
  from: string;
}

/** Milliseconds: a server that is silent for so long counts as down. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** One line of a header: no break can start another. */
function headerText(text: string, length: number): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
}

/** The message for one notification; everything that a visitor wrote is body text, or one header line. */
export function mailMessage({ id, lead, revision }: Notification, { from, to }: MailSettings) {
  const who = headerText(lead.name ?? lead.email ?? lead.phone ?? 'a visitor', 60);
  const lines = leadLines(lead).map(([label, value]) => `${label}: ${value}`);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    from,
    to: [...to],
    // As name and address apart, so that the mailer quotes both.
    ...(lead.email && {
      replyTo: { name: headerText(lead.name ?? '', 100), address: headerText(lead.email, 254) },
    }),
    subject: `${revision > 1 ? 'Changed: ' : ''}${lead.form} form, ${who}`,
    text: `${lines.join('\n')}\n\n${lead.message ?? ''}\n\nnpm run -s inbox -- show ${lead.id.slice(0, 8)}\n`,
    messageId: `<${id.replaceAll(':', '.')}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends each notification as a mail of its own; answering it answers the visitor. */
export function createMailChannel(settings: MailSettings): Channel {
  const transport = createTransport({ url: settings.url, ...timeouts });
  return {
    name: 'mail',
    async deliver(notification) {
      await transport.sendMail(mailMessage(notification, settings));
    },
  };
}
