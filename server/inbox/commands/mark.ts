import { argument, type Command, UsageError } from '../command.ts';
import { findLead } from '../query.ts';
import { enqueueAgain, withdraw } from '../requeue.ts';
import { statuses } from '../tables.ts';

export const mark: Command = {
  usage: `mark ID ${[...statuses, 'spam', 'not-spam'].join('|')}`,
  summary: 'how far an answer is, or what is spam and what is not',
  help: ['spam keeps it apart and stops its deliveries; not-spam brings it back and delivers it'],
  options: {},
  async run(invocation) {
    const { inbox, settings, print } = invocation;
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const word = argument(invocation, 1, 'the mark');
    const now = new Date().toISOString();
    const change = (values: { status: (typeof statuses)[number] } | { spam: 'hand' | null }) =>
      inbox.db
        .updateTable('leads')
        .set({ ...values, updated_at: now })
        .where('id', '=', lead.id)
        .execute();
    const status = statuses.find((candidate) => candidate === word);
    if (status) await change({ status });
    else if (word === 'spam') {
      await change({ spam: 'hand' });
      await withdraw(inbox.db, lead.id);
    } else if (word === 'not-spam') {
      await change({ spam: null });
      if (lead.spam) await enqueueAgain(inbox.db, settings, lead);
    } else throw new UsageError(`the mark must be one of: ${statuses.join(', ')}, spam, not-spam`);
    print(`${lead.id.slice(0, 8)} is marked ${word}`);
  },
};
