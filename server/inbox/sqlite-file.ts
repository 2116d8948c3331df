import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { SqliteDatabase } from 'kysely';
import { prepare } from './sqlite-statement.ts';

/** The inbox file was moved or deleted: anything written now would be lost. */
class InboxFileGone extends Error {
  override name = 'InboxFileGone';
  readonly code = 'INBOX_FILE_GONE';
}

/** Identifies the file behind a path. */
function identity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function open(file: string, busyTimeout: number, fileMustExist: boolean): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set('mode', fileMustExist ? 'rw' : 'rwc');
  const handle = new DatabaseSync(address, { timeout: busyTimeout });
  handle.exec('pragma journal_mode = WAL');
  // A distribution's Node may default to NORMAL, which can lose the last commits in a power failure.
  handle.exec('pragma synchronous = FULL');
  handle.exec('pragma foreign_keys = ON');
  // Deleted data must not remain in free pages.
  handle.exec('pragma secure_delete = ON');
  // SQLite's own `lower` knows only the letters of English, so that a search for "Øyvind" would find nobody.
  handle.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return handle;
}

/** A database that is written to only while its path still points to the same file. */
export interface SqliteFile {
  /** The interface for the query builder. */
  database: SqliteDatabase;
  handle: () => DatabaseSync;
}

/**
 * Opens a database and checks before each transaction that its file is still in place. The system lets a process keep
 * writing to a file that was deleted or replaced, and every message acknowledged then would be lost. While the file
 * is missing, writes fail; when one reappears, it is opened.
 */
export function openSqliteFile(file: string, busyTimeout: number): SqliteFile {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // Owner-only; SQLite gives its log files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  let handle = open(file, busyTimeout, false);
  let known = identity(file);
  // Closing a replaced file would delete the log of its successor.
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
        // A full disk rolls the transaction back by itself; an error from a second rollback would hide the cause.
        if (query === 'rollback') return prepare(handle, 'select null');
        look();
        return prepare(handle, query);
      },
      close: () => void handle.close(),
    },
  };
}
