import path from 'node:path';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { readServerContent } from '../../content.ts';
import { countriesOf } from '../../forms/office.ts';
import { argument, type Command } from '../command.ts';
import { messages, outputHelp, outputOptions, writeLeads } from '../output.ts';
import { leadsOfPerson } from '../person.ts';
import { removeLeads } from '../remove.ts';

/** The command may be run in any folder. */
const ownContent = path.join(siteFolderIn(path.join(import.meta.dirname, '../../..')), 'content');

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
    const leads = await leadsOfPerson(inbox.db, who, countriesOf(site.offices));
    if (!values['delete']) return writeLeads(invocation, leads);
    if (!values['yes'])
      return print(`${messages(leads.length)} would be deleted for good; add --yes to do it.`);
    await removeLeads(inbox, leads);
    print(`${messages(leads.length)} deleted.`);
  },
};
