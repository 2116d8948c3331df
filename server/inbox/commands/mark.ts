import { markLead, marks } from '../change.ts';
import { argument, type Command, UsageError } from '../command.ts';
import { findLead } from '../query.ts';

export const mark: Command = {
  usage: `mark ID ${marks.join('|')}`,
  summary: 'how far an answer is, or what is spam and what is not',
  help: ['spam keeps it apart and stops its deliveries; not-spam brings it back and delivers it'],
  options: {},
  async run(invocation) {
    const { inbox, settings, print } = invocation;
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const word = argument(invocation, 1, 'the mark');
    const chosen = marks.find((candidate) => candidate === word);
    if (!chosen) throw new UsageError(`the mark must be one of: ${marks.join(', ')}`);
    await markLead(inbox.db, settings, lead, chosen);
    print(`${lead.id.slice(0, 8)} is marked ${word}`);
  },
};
