import type { Command } from '../command.ts';
import { outputHelp, outputOptions, writeLeads } from '../output.ts';
import { chosenLeads, filterHelp, filterOptions, findLeads } from '../query.ts';

export const exportLeads: Command = {
  usage:
    'export [--format json|csv] [--output FILE] [--form NAME] [--office ID] [--status NAME] [--since WHEN] [--until WHEN] [--search WORDS] [--spam | --all]',
  summary: 'messages as JSON or CSV',
  help: [...outputHelp, ...filterHelp],
  options: { ...outputOptions, ...filterOptions },
  async run(invocation) {
    await writeLeads(invocation, await findLeads(invocation.inbox.db, chosenLeads(invocation)));
  },
};
