import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
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

/** The environment of a command. */
interface Surroundings {
  env: NodeJS.ProcessEnv;
  write: (text: string) => void;
}

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

async function run(command: Command, words: string[], { env, write }: Surroundings): Promise<void> {
  const { positionals, values } = parse(command, words);
  const settings = readSettings(env);
  const inbox = await openInbox(settings.databaseUrl, { busyTimeout: 10_000 });
  try {
    const plain = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
    );
    const print = (text: string): void => write(`${text}\n`);
    await command.run({ inbox, settings, positionals, values: plain, write, print });
  } finally {
    await inbox.db.destroy();
  }
}

/** Runs a command line of the inbox program. */
export async function runInbox(
  [name = 'help', ...words]: readonly string[],
  surroundings: Surroundings,
): Promise<void> {
  const command = commands.get(name);
  if (name === 'help' || isHelp(name)) return surroundings.write(`${overview()}\n`);
  if (!command) throw new UsageError(`there is no command "${name}"\n\n${overview()}`);
  if (words.some(isHelp)) return surroundings.write(`${helpOf(command)}\n`);
  try {
    await run(command, words, surroundings);
  } catch (error) {
    if (error instanceof UsageError)
      throw new UsageError(`${error.message}\n\nUsage: ${program} ${command.usage}`);
    throw error;
  }
}
