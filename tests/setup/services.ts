import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Debian does not put PostgreSQL's server programs on the PATH. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  ...globSync('/usr/lib/postgresql/*/bin'),
];

/** Absolute path of a program, if installed (`npm test -- setup` installs missing ones). */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** How to run a program as a user other than root, which PostgreSQL requires. */
export function asUser(command: string, args: readonly string[]): [command: string, args: string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
}
