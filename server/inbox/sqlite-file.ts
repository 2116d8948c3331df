import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { SqliteDatabase } from 'kysely';
import { prepare } from './sqlite-statement.ts';

/** The inbox's file is not where it was: what is written now would be found by nobody. */
class InboxFileGone extends Error {
  override name = 'InboxFileGone';
  readonly code = 'INBOX_FILE_GONE';
}

/** What stays the same while a name stands for the same file. */
function identity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function open(file: string, busyTimeout: number, fileMustExist: boolean): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set('mode', fileMustExist ? 'rw' : 'rwc');
  const handle = new DatabaseSync(address, { timeout: busyTimeout });
  handle.exec('pragma journal_mode = WAL');
  // A system's own build of Node may have NORMAL, which can lose the last commits when the power fails.
  handle.exec('pragma synchronous = FULL');
  handle.exec('pragma foreign_keys = ON');
  // What is deleted on request must not be left in free pages.
  handle.exec('pragma secure_delete = ON');
  return handle;
}

/** A file that is written to only while it is the one that its name stands for. */
export interface SqliteFile {
  /** What the query builder writes through. */
  database: SqliteDatabase;
  handle: () => DatabaseSync;
}

/**
 * Opens a database and looks before each transaction whether its file is still there. A system lets a process go
 * on writing to a file that was deleted or replaced; every message acknowledged then would be lost. While the
 * file is gone nothing is taken; once there is one again, it is opened.
 */
export function openSqliteFile(file: string, busyTimeout: number): SqliteFile {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // For its owner only; SQLite gives the log files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  let handle = open(file, busyTimeout, false);
  let known = identity(file);
  // Closing a replaced file would delete the log beside its successor.
  const replaced: DatabaseSync[] = [];

  function look(): void {
    const present = identity(file);
    if (present === known) return;
    if (present === undefined) throw new InboxFileGone(file);
    const next = open(file, busyTimeout, true);
    replaced.push(handle);
    handle = next;
    known = present;
  }

  return {
    handle: () => handle,
    database: {
      prepare(query) {
        if (handle.isTransaction) return prepare(handle, query);
        // A full disk ends a transaction by itself; the failure to end it again would hide why.
        if (query === 'rollback') return prepare(handle, 'select null');
        look();
        return prepare(handle, query);
      },
      close: () => void handle.close(),
    },
  };
}
