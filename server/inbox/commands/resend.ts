import { argument, type Command, UsageError } from '../command.ts';
import { findLead } from '../query.ts';
import { configuredChannels, enqueueAgain } from '../requeue.ts';

export const resend: Command = {
  usage: 'resend ID | resend --waiting',
  summary: 'delivers a message once more, or all that wait without further delay',
  help: ['--waiting         makes everything due that waits after a failure', 'A running server delivers.'],
  options: { waiting: { type: 'boolean' } },
  async run(invocation) {
    const { inbox, settings, values, print } = invocation;
    if (configuredChannels(settings).length === 0)
      throw new UsageError('neither SMTP_URL nor WEBHOOK_URL is set');
    if (values['waiting']) {
      const rows = await inbox.db
        .updateTable('outbox')
        .set({ due_at: new Date().toISOString() })
        .where('delivered_at', 'is', null)
        .returning('id')
        .execute();
      return print(`${rows.length} deliveries are due now.`);
    }
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const channels = await enqueueAgain(inbox.db, settings, lead);
    print(`${lead.id.slice(0, 8)} goes out again by ${channels.join(' and ')}`);
  },
};
