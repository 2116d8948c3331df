import { leadLines } from '../../delivery/notification.ts';
import { argument, type Command } from '../command.ts';
import { findLead } from '../query.ts';
import { fullRecords } from '../records.ts';

type Delivery = Awaited<ReturnType<typeof fullRecords>>[number]['deliveries'][number];

function deliveryLine({ channel, delivered_at, attempts, due_at, failure }: Delivery): string {
  if (delivered_at !== null && failure !== null) return `${channel}: refused ${delivered_at} (${failure})`;
  if (delivered_at !== null) return `${channel}: delivered ${delivered_at}`;
  const trouble = failure === null ? '' : `, last failure ${failure}`;
  return `${channel}: not yet (${attempts} attempts${trouble}), next at ${due_at}`;
}

export const show: Command = {
  usage: 'show ID',
  summary: 'one message with its notes, earlier texts and deliveries',
  help: ['ID: the first digits of an id, as list shows them'],
  options: {},
  async run(invocation) {
    const { inbox, print } = invocation;
    const lead = await findLead(inbox.db, argument(invocation, 0, 'ID'));
    const [record] = await fullRecords(inbox.db, [lead]);
    print(`${lead.id}  ${lead.spam ? `suspected spam (${lead.spam})` : lead.status}`);
    for (const [label, value] of leadLines(lead)) print(`${label}: ${value}`);
    if (lead.message !== null) print(`\n${lead.message}`);
    if (!record) return;
    for (const { written_at, text } of record.notes) print(`\nNote of ${written_at}: ${text}`);
    if (record.revisions.length > 1)
      print(`\nSent ${record.revisions.length} times with changes; export has every text.`);
    for (const delivery of record.deliveries) print(deliveryLine(delivery));
  },
};
