import '../check-node.js';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../settings.ts';
import { type Command, UsageError } from './command.ts';
import { backup, restore } from './commands/backup.ts';
import { deleteLead } from './commands/delete.ts';
import { exportLeads } from './commands/export.ts';
import { list } from './commands/list.ts';
import { mark } from './commands/mark.ts';
import { note } from './commands/note.ts';
import { person } from './commands/person.ts';
import { purge } from './commands/purge.ts';
import { resend } from './commands/resend.ts';
import { show } from './commands/show.ts';
import { openInbox } from './database.ts';

const commands = new Map<string, Command>(
  Object.entries({
    list,
    show,
    mark,
    note,
    export: exportLeads,
    person,
    delete: deleteLead,
    purge,
    resend,
    backup,
    restore,
  }),
);

const program = 'npm run -s inbox --';

function overview(): string {
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return [`Usage: ${program} COMMAND`, '', ...lines, '', `${program} COMMAND --help says more.`].join('\n');
}

function helpOf({ usage, summary, help }: Command): string {
  return [`Usage: ${program} ${usage}`, '', summary, '', ...help.map((line) => `  ${line}`)].join('\n');
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function parse(command: Command, words: string[]) {
  try {
    return parseArgs({ args: words, options: command.options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

async function run(command: Command, words: string[]): Promise<void> {
  const { positionals, values } = parse(command, words);
  const settings = readSettings(process.env);
  const inbox = await openInbox(settings.databaseUrl, { busyTimeout: 10_000 });
  try {
    const plain = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
    );
    await command.run({ inbox, settings, positionals, values: plain, print: (text) => console.log(text) });
  } finally {
    await inbox.db.destroy();
  }
}

async function main([name = 'help', ...words]: string[]): Promise<void> {
  const command = commands.get(name);
  if (name === 'help' || isHelp(name)) return console.log(overview());
  if (!command) throw new UsageError(`there is no command "${name}"\n\n${overview()}`);
  if (words.some(isHelp)) return console.log(helpOf(command));
  try {
    await run(command, words);
  } catch (error) {
    if (error instanceof UsageError)
      throw new UsageError(`${error.message}\n\nUsage: ${program} ${command.usage}`);
    throw error;
  }
}

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError || error instanceof SettingsError ? 2 : 1;
});
