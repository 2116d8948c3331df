import { day } from '../../milliseconds.ts';
import { type Command, textOption, UsageError } from '../command.ts';
import { messages } from '../output.ts';
import { removeLeads } from '../remove.ts';

export const purge: Command = {
  usage: 'purge --older-than DAYS [--spam] [--yes] [--everything]',
  summary: 'deletes messages that nobody has touched for that long',
  help: [
    '--older-than DAYS counted from the last text, mark or note',
    '--spam            only suspected spam',
    '--yes             does it; without it says how many would go',
    "--everything      needed for less than a day, as that deletes today's messages too",
  ],
  options: {
    'older-than': { type: 'string' },
    spam: { type: 'boolean' },
    yes: { type: 'boolean' },
    everything: { type: 'boolean' },
  },
  async run(invocation) {
    const { inbox, values, print } = invocation;
    const days = Number(textOption(invocation, 'older-than') ?? Number.NaN);
    if (!(days >= 0)) throw new UsageError('--older-than needs a number of days');
    const before = new Date(Date.now() - days * day).toISOString();
    let query = inbox.db.selectFrom('leads').select('id').where('updated_at', '<', before);
    if (values['spam']) query = query.where('spam', 'is not', null);
    const leads = await query.execute();
    if (values['yes'] && days < 1 && !values['everything']) {
      const what = values['spam'] ? 'every message that is suspected spam' : 'every message of the inbox';
      throw new UsageError(
        `this would delete ${what}, those of today included, for good: ${messages(leads.length)}. Add --everything if you mean it.`,
      );
    }
    if (!values['yes'])
      return print(`${messages(leads.length)} would be deleted for good; add --yes to do it.`);
    await removeLeads(inbox, leads);
    print(`${messages(leads.length)} deleted.`);
  },
};
