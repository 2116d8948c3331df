import { createTransport } from 'nodemailer';
import { type Expression, type SqlBool, sql } from 'kysely';
import { fillIn } from '#app/content/fill-in.ts';
import type { Brand } from '#app/content/schema/brand.ts';
import type { FormWords } from '../content.ts';
import type { Inbox } from '../inbox/database.ts';
import type { LeadTable } from '../inbox/tables.ts';
import { day } from '../milliseconds.ts';
import { type Channel, Undeliverable } from './channel.ts';
import { letter, type Part, plainText } from './letter.ts';
import { timeouts } from './mail.ts';
import { reference } from './notification.ts';

export interface ConfirmationSettings {
  url: string;
  from: string;
  brand: Brand;
  /** Address for replies from the visitor. */
  replyTo: string;
  words: FormWords['confirmation'];
}

/**
 * Whether to send a confirmation: not to suspected spam, not more than a day late, and only once a day per address,
 * because anybody can enter anybody's address.
 */
export async function mayConfirm(db: Inbox, lead: LeadTable, now = new Date()): Promise<boolean> {
  const received = new Date(lead.received_at);
  if (lead.spam !== null || lead.email === null || now.getTime() - received.getTime() > day) return false;
  const isBefore: Expression<SqlBool> = sql`(received_at, id) < (${lead.received_at}, ${lead.id})`;
  const earlier = await db
    .selectFrom('leads')
    .select('id')
    .where('received_at', '>=', new Date(received.getTime() - day).toISOString())
    .where(isBefore)
    .where('spam', 'is', null)
    .where(sql`lower(email)`, '=', lead.email.toLowerCase())
    .executeTakeFirst();
  return earlier === undefined;
}

/** Contains no submitted text, or the form could be abused to send any text to anybody. */
function message(lead: LeadTable, { from, brand, replyTo, words }: ConfirmationSettings) {
  const fill = (text: string): string => fillIn(text, { agency: brand.name, reference: reference(lead) });
  const parts: Part[] = [
    { heading: fill(words.heading) },
    words.steps.map(({ when, what }) => [when, what] as const),
    ...fill(words.text).trim().split('\n\n'),
  ];
  return {
    from: { name: brand.name, address: from },
    to: { name: '', address: lead.email ?? '' },
    replyTo,
    subject: fill(words.subject),
    text: plainText(parts),
    html: letter(brand, parts),
    messageId: `<${lead.id}.confirmation@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-replied' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Confirms a message to the visitor. A permanently rejected address is not retried. */
export function createConfirmationChannel(settings: ConfirmationSettings): Channel {
  const transport = createTransport({ url: settings.url, ...timeouts });
  return {
    name: 'confirmation',
    async deliver(notification) {
      if ('digest' in notification) return;
      try {
        await transport.sendMail(message(notification.lead, settings));
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        throw responseCode !== undefined && responseCode >= 500 ? new Undeliverable(responseCode) : error;
      }
    },
  };
}
