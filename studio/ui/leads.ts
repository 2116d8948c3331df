import { useEffect, useState } from 'react';
import { get } from './api.ts';

export const statuses = ['new', 'open', 'answered', 'closed'] as const;

/** What the list shows of a message. */
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

/** A message with all that is known of it. */
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

/** Milliseconds after which the inbox is looked at again. */
const pause = 5000;

/** The messages that a filter chooses; new ones come by themselves while the window is seen. */
export function useLeads(query: string, version = 0): LeadList | undefined {
  const [list, setList] = useState<LeadList>();
  useEffect(() => {
    let current = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      // A studio that is away for a moment is asked again.
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

/** A moment as it is read here. */
export function timeOf(at: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Opens the mail program with an answer that names the message. */
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
