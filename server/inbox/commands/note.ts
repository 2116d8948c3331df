import { addNote } from '../change.ts';
import { argument, type Command, UsageError } from '../command.ts';
import { findLead } from '../query.ts';

export const note: Command = {
  usage: 'note ID TEXT',
  summary: 'adds a note to a message',
  help: ['TEXT: one or more words; nobody but readers of the inbox sees them'],
  options: {},
  async run(invocation) {
    const { inbox, positionals, print } = invocation;
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const text = positionals.slice(1).join(' ').trim();
    if (text === '') throw new UsageError('TEXT is missing');
    await addNote(inbox.db, lead, text);
    print(`Noted at ${lead.id.slice(0, 8)}`);
  },
};
