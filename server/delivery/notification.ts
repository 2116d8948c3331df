import type { LeadTable } from '../inbox/tables.ts';

/** A lead to notify one recipient of. */
export interface LeadNotification {
  /** The same for every attempt, so that a recipient can drop duplicates. */
  id: string;
  lead: LeadTable;
  /** Above 1 if the visitor has changed the text. */
  revision: number;
}

/** Suspected spam since the last digest. */
export interface DigestNotification {
  id: string;
  /** The day, such as `2026-11-20`. */
  digest: string;
  leads: readonly LeadTable[];
}

export type Notification = LeadNotification | DigestNotification;

/** The start of a message, on one line. */
export function firstWords(lead: LeadTable, length = 100): string {
  const words = (lead.message ?? lead.website ?? '').replace(/\s+/g, ' ').toWellFormed();
  return words.length > length ? `${words.slice(0, length - 1).toWellFormed()}…` : words;
}

/** The short id by which people refer to a message. */
export function reference({ id }: LeadTable): string {
  return id.slice(0, 8);
}

/** Such as `2026-11-20 09:15 UTC`. */
function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Label and value of every non-empty field of a lead, in reading order. */
export function leadLines(lead: LeadTable): [label: string, value: string][] {
  const lines: [string, string | null][] = [
    ['Form', lead.form],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    [
      'Phone',
      lead.phone_number && lead.phone_number !== lead.phone
        ? `${lead.phone} (${lead.phone_number})`
        : lead.phone,
    ],
    ['Website', lead.website],
    ['Role', lead.role],
    ['About', lead.service],
    ['Office', lead.office],
    ['Received', lead.received_at && minuteOf(lead.received_at)],
    ['Page', lead.page],
    ['First page of the visit', lead.landing],
    ['Referrer', lead.referrer],
    ...namedValues(lead.campaign),
    ...namedValues(lead.extra),
  ];
  return lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value]]));
}

/** The entries of a group stored as JSON. */
function namedValues(json: string): [string, string][] {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => [name, String(inner)])
    : [];
}
