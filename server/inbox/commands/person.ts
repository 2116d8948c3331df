import path from 'node:path';
import { z } from 'zod';
import { looksLikePhone, understandPhone } from '#app/forms/phone.ts';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { readServerContent } from '../../content.ts';
import { countriesOf } from '../../forms/office.ts';
import { argument, type Command } from '../command.ts';
import type { Inbox } from '../database.ts';
import { messages, outputHelp, outputOptions, writeLeads } from '../output.ts';
import { removeLeads } from '../remove.ts';
import type { LeadTable } from '../tables.ts';

/** The command may be run in any folder. */
const ownContent = path.join(siteFolderIn(path.join(import.meta.dirname, '../../..')), 'content');

const sent = z.object({ fields: z.object({ email: z.string().optional(), phone: z.string().optional() }) });

/** Whether an address or number, however written, is the one that is looked for. */
function matcher(who: string, countries: readonly string[]): (value: string | null | undefined) => boolean {
  if (who.includes('@')) return (value) => value?.toLowerCase() === who.toLowerCase();
  const number = understandPhone(who, countries)?.number;
  return (value) =>
    typeof value === 'string' &&
    (value === who || (number !== undefined && understandPhone(value, countries)?.number === number));
}

/** Every lead in which the person left this address or number, in its present text or an earlier one. */
async function leadsOf(db: Inbox, who: string, countries: readonly string[]): Promise<LeadTable[]> {
  const matches = matcher(who, countries);
  const ids = new Set<string>();
  for (const { lead_id, content } of await db
    .selectFrom('revisions')
    .select(['lead_id', 'content'])
    .execute()) {
    const { fields } = sent.parse(JSON.parse(content));
    if (matches(fields.email) || (looksLikePhone(who) && matches(fields.phone))) ids.add(lead_id);
  }
  const leads = await db.selectFrom('leads').selectAll().orderBy('received_at').execute();
  return leads.filter(({ id }) => ids.has(id));
}

export const person: Command = {
  usage: 'person EMAIL|PHONE [--format json|csv] [--output FILE] | person EMAIL|PHONE --delete [--yes]',
  summary: 'everything kept of one person, to hand over or to delete',
  help: [
    ...outputHelp,
    '--delete          deletes it; says what would go unless --yes is given',
    '--yes             does it',
  ],
  options: { ...outputOptions, delete: { type: 'boolean' }, yes: { type: 'boolean' } },
  async run(invocation) {
    const { inbox, settings, values, print } = invocation;
    const { site } = readServerContent(settings.contentDir ?? ownContent);
    const who = argument(invocation, 0, 'EMAIL or PHONE');
    const leads = await leadsOf(inbox.db, who, countriesOf(site.offices));
    if (!values['delete']) return writeLeads(invocation, leads, 'json');
    if (!values['yes'])
      return print(`${messages(leads.length)} would be deleted for good; add --yes to do it.`);
    await removeLeads(
      inbox,
      leads.map(({ id }) => id),
    );
    print(`${messages(leads.length)} deleted.`);
  },
};
