import { createTransport } from 'nodemailer';
import type { Brand } from '#app/content/schema/brand.ts';
import type { LeadTable } from '../inbox/tables.ts';
import type { Channel } from './channel.ts';
import { letter, plainText } from './letter.ts';
import {
  type DigestNotification,
  firstWords,
  leadLines,
  type LeadNotification,
  type Notification,
  reference,
} from './notification.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  to: readonly string[];
  from: string;
  /** Recipients recognise the mail by the brand's name. */
  brand: Brand;
}

/** Milliseconds of silence after which a mail server counts as down. */
export const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** One header line, without line breaks that could inject another. */
function headerText(text: string, length: number): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
}

/** Says how to reply, for readers who do not know the inbox. */
function howToAnswer({ name, email, phone }: LeadTable): string {
  const who = headerText(name ?? email ?? phone ?? 'the visitor', 60);
  if (email) return `Reply to this mail to answer ${who}.`;
  return phone ? `No email address was left. Call ${who} on ${headerText(phone, 100)}.` : '';
}

function leadMail({ lead, revision }: LeadNotification, agency: string) {
  const who = headerText(lead.name ?? lead.email ?? lead.phone ?? 'a visitor', 60);
  const parts = [
    { heading: lead.name ?? lead.email ?? lead.phone ?? 'A visitor' },
    ...(lead.message ? [{ quote: lead.message }] : []),
    leadLines(lead),
    howToAnswer(lead),
    `Sent by the website of ${agency}. Reference: ${reference(lead)}`,
  ];
  return {
    // Separate name and address, so that the mailer quotes both.
    ...(lead.email && {
      replyTo: { name: headerText(lead.name ?? '', 100), address: headerText(lead.email, 254) },
    }),
    subject: `${agency}: ${revision > 1 ? 'changed, ' : ''}${lead.form} form, ${who}`,
    parts,
  };
}

/** Messages listed in a digest; the rest is only counted. */
const named = 100;

function suspectLines(lead: LeadTable): string {
  const from = [lead.name, lead.email, lead.phone].filter(Boolean).join(', ');
  return `${reference(lead)}  ${headerText(from, 300) || 'no name'}\n          ${firstWords(lead)}`;
}

function digestMail({ leads }: DigestNotification, agency: string) {
  const count = leads.length === 1 ? '1 message' : `${leads.length} messages`;
  const others = leads.length - named;
  const parts = [
    { heading: `${count} held back` },
    `${count} looked like spam and ${leads.length === 1 ? 'was' : 'were'} not sent on to you. Please see whether one is from a person.`,
    ...leads.slice(0, named).map(suspectLines),
    others > 0 ? `And ${others} more.` : '',
    'Whoever looks after the inbox can mark a message as not spam by the reference before it; it is then sent to you in full.',
    `Sent by the website of ${agency}, once a day at most.`,
  ];
  return {
    subject: `${agency}: ${count} held back as suspected spam`,
    parts,
  };
}

/** The mail for one notification. Submitted text goes only into the body, or into a single header line. */
export function mailMessage(notification: Notification, { from, to, brand }: MailSettings) {
  const { parts, ...heads } =
    'digest' in notification ? digestMail(notification, brand.name) : leadMail(notification, brand.name);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    ...heads,
    text: plainText(parts),
    html: letter(brand, parts),
    from: { name: brand.name, address: from },
    to: [...to],
    messageId: `<${notification.id.replaceAll(':', '.')}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends each notification as a separate mail; a reply goes to the visitor. */
export function createMailChannel(settings: MailSettings): Channel {
  const transport = createTransport({ url: settings.url, ...timeouts });
  return {
    name: 'mail',
    async deliver(notification) {
      await transport.sendMail(mailMessage(notification, settings));
    },
  };
}
