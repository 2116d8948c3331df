import type { ParseArgsOptionsConfig } from 'node:util';
import type { Settings } from '../settings.ts';
import type { OpenInbox } from './database.ts';

/** What a command is run with. */
export interface Invocation {
  inbox: OpenInbox;
  settings: Settings;
  positionals: readonly string[];
  /** Values of the options that the command declares. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  write: (text: string) => void;
  /** Writes a line. */
  print: (text: string) => void;
}

/** One word after `npm run -s inbox --`. */
export interface Command {
  /** How it is written, after the program's name. */
  usage: string;
  /** One line of the overview. */
  summary: string;
  /** Lines of its own help. */
  help: readonly string[];
  options: ParseArgsOptionsConfig;
  run: (invocation: Invocation) => Promise<void>;
}

/** A mistake in how a command was written, or something asked for that is not there. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The value of a text option. */
export function textOption({ values }: Invocation, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError when the word is missing */
export function argument({ positionals }: Invocation, index: number, name: string): string {
  const value = positionals[index];
  if (value === undefined) throw new UsageError(`${name} is missing`);
  return value;
}
