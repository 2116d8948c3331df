import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';

/** Result codes that help when reading the log (https://sqlite.org/rescode.html); others keep their number. */
const names: Readonly<Record<number, string>> = {
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
};

/** Node gives all database errors the same code; this replaces it with SQLite's result code. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const primary = Number(error.errcode) & 0xff;
  return Object.assign(error, { code: `SQLITE_${names[primary] ?? primary}` });
}

function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error);
  }
}

/**
 * Adapts a statement of `node:sqlite` to the query builder.
 * @throws Error with a code such as SQLITE_BUSY, as do its methods
 */
export function prepare(handle: DatabaseSync, query: string): SqliteStatement {
  const statement = naming(() => handle.prepare(query));
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => naming(() => statement.all(...values(parameters))),
    run: (parameters) => naming(() => statement.run(...values(parameters))),
    iterate: (parameters) => naming(() => statement.iterate(...values(parameters))),
  };
}

/** The value of a pragma, such as `journal_mode`. */
export function pragma(handle: DatabaseSync, name: string): unknown {
  return Object.values(handle.prepare(`pragma ${name}`).get() ?? {})[0];
}
