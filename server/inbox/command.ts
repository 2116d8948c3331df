import type { ParseArgsOptionsConfig } from 'node:util';
import type { Settings } from '../settings.ts';
import type { OpenInbox } from './database.ts';

/** The context of a command. */
export interface Invocation {
  inbox: OpenInbox;
  settings: Settings;
  positionals: readonly string[];
  /** Values of the declared options. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  write: (text: string) => void;
  print: (text: string) => void;
}

/** A subcommand of `npm run -s inbox --`. */
export interface Command {
  /** Syntax, without the program's name. */
  usage: string;
  /** One line in the overview. */
  summary: string;
  /** Lines of its `--help`. */
  help: readonly string[];
  options: ParseArgsOptionsConfig;
  run: (invocation: Invocation) => Promise<void>;
}

/** A wrong invocation, or something requested that does not exist. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The value of a text option. */
export function textOption({ values }: Invocation, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError when the argument is missing */
export function argument({ positionals }: Invocation, index: number, name: string): string {
  const value = positionals[index];
  if (value === undefined) throw new UsageError(`${name} is missing`);
  return value;
}
