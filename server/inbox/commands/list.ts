import { type Command, textOption, UsageError } from '../command.ts';
import { chosenLeads, filterHelp, filterOptions, findLeads } from '../query.ts';
import type { LeadTable } from '../tables.ts';

function cut(text: string, width: number): string {
  const words = text.replace(/\s+/g, ' ');
  return words.length > width ? `${words.slice(0, width - 1)}…` : words.padEnd(width);
}

function line(lead: LeadTable): string {
  const state = lead.spam ? `spam:${lead.spam}` : lead.status;
  const who = [lead.name, lead.company].filter(Boolean).join(', ');
  return [
    lead.id.slice(0, 8),
    lead.received_at.slice(0, 16).replace('T', ' '),
    cut(lead.form, 8),
    cut(state, 9),
    cut(lead.office ?? '-', 9),
    cut(who, 24),
    cut(lead.email ?? lead.phone ?? '', 28),
    cut(lead.message ?? lead.website ?? '', 40).trimEnd(),
  ].join('  ');
}

export const list: Command = {
  usage:
    'list [--form NAME] [--office ID] [--status NAME] [--since WHEN] [--until WHEN] [--search WORDS] [--spam | --all] [--limit N]',
  summary: 'what has come in, newest first',
  help: [...filterHelp, '--limit N         how many at most (50)', 'Times are UTC.'],
  options: { ...filterOptions, limit: { type: 'string' } },
  async run(invocation) {
    const limit = Number(textOption(invocation, 'limit') ?? 50);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit must be a number from 1');
    const leads = await findLeads(invocation.inbox.db, chosenLeads(invocation), limit);
    for (const lead of leads) invocation.print(line(lead));
    if (leads.length === 0) invocation.print('No messages.');
  },
};
