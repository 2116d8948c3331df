import { createHash } from 'node:crypto';
import type { Submission } from '#app/forms/submission.ts';
import type { LeadTable, SpamReason } from './tables.ts';

/** A submission before it is stored. */
export interface Arrival {
  submission: Submission;
  spam: SpamReason | undefined;
  /** Id of its office, if its page or phone number identifies one. */
  office?: string | undefined;
  /** The phone number in international format, if it could be parsed. */
  phone?: string | undefined;
  receivedAt: Date;
}

/** Milliseconds within which the same text without an id counts as a double click, not a second enquiry. */
const secondClick = 10 * 60_000;

/** Hash of the text, independent of the page it was sent from. */
export function digestOf({ form, fields, role, service, extra }: Submission): string {
  const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([form, sorted(fields), role ?? null, sorted(extra), ...(service ? [service] : [])]),
    )
    .digest('hex');
}

/** Formats the first 32 hexadecimal digits as a version 8 UUID, the vendor-specific version of RFC 9562. */
function uuidOf(hex: string): string {
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The id sent by the page, or one derived from text and time if no script ran. */
export function leadId({ submission, receivedAt }: Arrival): string {
  if (submission.id) return submission.id;
  const span = Math.floor(receivedAt.getTime() / secondClick);
  return uuidOf(
    createHash('sha256')
      .update(`${span}:${digestOf(submission)}`)
      .digest('hex'),
  );
}

/** The row of a lead for its first revision. */
export function leadRow(arrival: Arrival): LeadTable {
  const { submission, spam, office, receivedAt } = arrival;
  const { form, fields, role, service, page, landing, referrer, notice, campaign, extra } = submission;
  // Fields that the inbox sorts, searches or shows by name have their own columns.
  const { name, fullName, company, email, phone, website, message, ...others } = fields;
  const at = receivedAt.toISOString();
  return {
    id: leadId(arrival),
    form,
    status: 'new',
    spam: spam ?? null,
    office: office ?? null,
    received_at: at,
    updated_at: at,
    revision: 1,
    name: name ?? fullName ?? null,
    company: company ?? null,
    email: email ?? null,
    phone: phone ?? null,
    phone_number: arrival.phone ?? null,
    website: website ?? null,
    message: message ?? null,
    role: role ?? null,
    service: service ?? null,
    page: page ?? null,
    landing: landing ?? null,
    referrer: referrer ?? null,
    notice: notice ?? null,
    campaign: JSON.stringify(campaign),
    extra: JSON.stringify({ ...others, ...extra }),
    digest: null,
  };
}
