import type { FormName } from '#app/forms/fields.ts';

/** ISO 8601 in UTC with milliseconds, as text: readable and sortable in both databases. */
type Time = string;
/** JSON as text. */
type Json = string;

export const statuses = ['new', 'open', 'answered', 'closed'] as const;
export type Status = (typeof statuses)[number];

/** Why a submission is suspected: the honeypot, the fill time, reCAPTCHA, or marked by hand. */
export type SpamReason = 'trap' | 'speed' | 'recaptcha' | 'hand';

/** One person's enquiry, with the text of its latest revision. */
export interface LeadTable {
  id: string;
  form: FormName;
  status: Status;
  spam: SpamReason | null;
  office: string | null;
  received_at: Time;
  updated_at: Time;
  revision: number;
  name: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  /** E.164, if the number could be parsed. */
  phone_number: string | null;
  website: string | null;
  message: string | null;
  role: string | null;
  service: string | null;
  page: string | null;
  landing: string | null;
  referrer: string | null;
  notice: string | null;
  campaign: Json;
  extra: Json;
  /** Day of the digest that reported it as suspected spam. */
  digest: string | null;
}

/** Every text sent under a lead's id. */
export interface RevisionTable {
  lead_id: string;
  /** From 1. */
  number: number;
  /** SHA-256 of the text, so that the same text is only one revision. */
  digest: string;
  received_at: Time;
  /** The whole submission. */
  content: Json;
}

/** One digest of suspected spam; the day is unique, so there is only one per day. */
export interface DigestTable {
  /** `2026-11-20`, in UTC. */
  day: string;
  made_at: Time;
}

export interface NoteTable {
  id: string;
  lead_id: string;
  written_at: Time;
  text: string;
}

/** `confirmation` goes to the visitor, the others to the agency. */
export type ChannelName = 'mail' | 'webhook' | 'confirmation';

/** Pending and completed deliveries. */
export interface OutboxTable {
  /** `{lead}:{revision}:{channel}`, with `:{n}` for a repeated delivery; `digest:{day}:{channel}`. */
  id: string;
  /** Null for a digest. */
  lead_id: string | null;
  revision: number;
  /** Day of the digest; null for a lead. */
  digest: string | null;
  channel: ChannelName;
  attempts: number;
  due_at: Time;
  /** Token of the worker that holds the lease, until `leased_until`. */
  lease: string | null;
  leased_until: Time | null;
  /** When it was delivered, or given up because of `failure`. */
  delivered_at: Time | null;
  failure: string | null;
}

/** One row, written to test whether writing works. */
export interface ProbeTable {
  asked_at: Time;
}

export interface Tables {
  leads: LeadTable;
  revisions: RevisionTable;
  notes: NoteTable;
  digests: DigestTable;
  outbox: OutboxTable;
  probe: ProbeTable;
}
