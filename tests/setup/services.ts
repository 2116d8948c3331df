import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Debian keeps PostgreSQL's server programs out of the search path. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  ...globSync('/usr/lib/postgresql/*/bin'),
];

/** Absolute path of a program, if it is installed (`npm test -- setup` installs what is missing). */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** How to run a program as somebody who is not root: PostgreSQL refuses to be run by root. */
export function asUser(command: string, args: readonly string[]): [command: string, args: string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
}
