import { writeFileSync } from 'node:fs';
import { type Invocation, textOption, UsageError } from './command.ts';
import { csvTable } from './csv.ts';
import type { Inbox } from './database.ts';
import { fullRecords } from './records.ts';
import type { LeadTable } from './tables.ts';

export const outputOptions = { format: { type: 'string' }, output: { type: 'string' } } as const;

export const outputHelp = [
  '--format FORMAT   json (everything) or csv (one line a message; safe to open in a spreadsheet)',
  '--output FILE     instead of the terminal; an existing file is not overwritten',
] as const;

// prettier-ignore
const columns = [
  'id', 'received_at', 'updated_at', 'form', 'status', 'spam', 'office', 'name', 'company', 'email', 'phone',
  'phone_number', 'website', 'message', 'role', 'service', 'page', 'landing', 'referrer', 'notice', 'revision', 'campaign', 'extra',
] as const satisfies (keyof LeadTable)[];

export const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

export type Format = 'json' | 'csv';

/** Leads as a file: JSON with everything, or CSV with one row per lead. */
export async function leadsAs(format: Format, db: Inbox, leads: readonly LeadTable[]): Promise<string> {
  if (format === 'json') return `${JSON.stringify(await fullRecords(db, leads), null, 2)}\n`;
  return csvTable(
    columns,
    leads.map((lead) => columns.map((column) => lead[column])),
  );
}

/** Writes leads in the format and to the file given by the options. */
export async function writeLeads(invocation: Invocation, leads: readonly LeadTable[]): Promise<void> {
  const format = textOption(invocation, 'format') ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv');
  const text = await leadsAs(format, invocation.inbox.db, leads);
  const file = textOption(invocation, 'output');
  if (file === undefined) invocation.write(text);
  else {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    invocation.print(`${messages(leads.length)} in ${file}`);
  }
}
