import { randomUUID } from 'node:crypto';
import { inbox, type RunningServer } from './server.ts';

export type Fields = Record<string, unknown>;

/** A contact form as the site's script sends it. */
export function contact(fields: Fields = {}): Fields {
  return {
    form: 'contact',
    id: randomUUID(),
    name: 'Anu Thomas',
    email: 'anu@kadal.example',
    phone: '98470 12345',
    message: 'We sell boats and want to sell more of them.',
    ...fields,
  };
}

/** The endpoint's JSON response. */
export interface JsonAnswer {
  success: boolean;
  message: string;
  data: { id?: string };
  statusCode: number;
  body: { data: { id?: string }; message: string };
  errors?: Record<string, string>;
}

export async function post(
  server: Pick<RunningServer, 'url'>,
  fields: Fields,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${server.url}/api/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  return { response, answer: (await response.json()) as JsonAnswer };
}

/** A form as a browser sends it without script. */
export function postForm(
  server: RunningServer,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(`${server.url}/api/submit`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,application/xhtml+xml', ...headers },
    body: new URLSearchParams(fields),
  });
}

/** A lead as the inbox exports it. */
export interface ExportedLead {
  id: string;
  revision: number;
  spam: string | null;
  revisions: { content: { fields: Record<string, string> } }[];
  [column: string]: unknown;
}

export async function exportedLeads(databaseUrl: string): Promise<ExportedLead[]> {
  return JSON.parse(await inbox(databaseUrl, 'export', '--all')) as ExportedLead[];
}

/** @throws Error when there is none with this id */
export async function exportedLead(databaseUrl: string, id: string | undefined): Promise<ExportedLead> {
  const lead = (await exportedLeads(databaseUrl)).find((candidate) => candidate.id === id);
  if (!lead) throw new Error(`no lead ${id}`);
  return lead;
}
