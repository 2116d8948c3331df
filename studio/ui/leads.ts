import { useEffect, useState } from 'react';
import { get } from './api.ts';

export const statuses = ['new', 'open', 'answered', 'closed'] as const;

/** A message in the list. */
export interface LeadLine {
  id: string;
  form: string;
  status: string;
  spam: string | null;
  office: string | null;
  received_at: string;
  name: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
}

export interface LeadList {
  leads: LeadLine[];
  more: boolean;
  unanswered: number;
  offices: { id: string; name: string }[];
  forms: string[];
}

/** A message with all its details. */
export interface Letter {
  id: string;
  reference: string;
  status: string;
  spam: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  subject: string;
  received_at: string;
  lines: [label: string, value: string][];
  notes: { written_at: string; text: string }[];
  earlier: { number: number; received_at: string; content: { fields: Record<string, string> } }[];
  deliveries: { channel: string; delivered_at: string | null; failure: string | null }[];
}

/** Milliseconds between polls of the inbox. */
const pause = 5000;

/** The messages that match a filter, polled while the tab is visible. */
export function useLeads(query: string, version = 0): LeadList | undefined {
  const [list, setList] = useState<LeadList>();
  useEffect(() => {
    let current = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      // If the studio is briefly unreachable, the next poll tries again.
      void get<LeadList>(`/api/leads?${query}`).then(
        (found) => current && setList(found),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, pause);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [query, version]);
  return list;
}

/** A time in local format. */
export function timeOf(at: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** A `mailto:` link with a reply to the message. */
export function answerTo({ email, name, message, subject, received_at }: Letter): string {
  const quoted = (message ?? '').split('\n').map((line) => `> ${line}`);
  const body = [
    `Dear ${name ?? 'reader'},`,
    '',
    '',
    '',
    `You wrote on ${timeOf(received_at)}:`,
    ...quoted,
  ].join('\r\n');
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.slice(0, 1500))}`;
}
