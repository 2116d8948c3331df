import { argument, type Command } from '../command.ts';
import { findLead } from '../query.ts';
import { removeLeads } from '../remove.ts';

export const deleteLead: Command = {
  usage: 'delete ID [--yes]',
  summary: 'deletes one message for good',
  help: [
    'ID: the first digits of an id, as list shows them',
    '--yes             does it; without it says which would go',
  ],
  options: { yes: { type: 'boolean' } },
  async run(invocation) {
    const { inbox, values, print } = invocation;
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const what = `The message of ${lead.name ?? lead.email ?? lead.phone ?? 'somebody'}, received ${lead.received_at},`;
    if (!values['yes']) return print(`${what} would be deleted for good; add --yes to do it.`);
    await removeLeads(inbox, [lead]);
    print(`${what} is deleted.`);
  },
};
