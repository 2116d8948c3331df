import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { pragma } from './sqlite-statement.ts';
import type { Tables } from './tables.ts';

export type Inbox = Kysely<Tables>;

/** An open inbox and what is specific to its database. */
export interface OpenInbox {
  db: Inbox;
  /** The SQLite handle; undefined with PostgreSQL. */
  readonly sqlite: DatabaseSync | undefined;
}

export interface OpenOptions {
  /** Receives errors of idle connections. */
  onError?: (error: Error) => void;
  /**
   * Milliseconds that a statement waits for another process's lock. Short in a server, because waiting blocks the
   * process: longer waits are retries.
   */
  busyTimeout?: number;
}

function openSqlite(file: string, busyTimeout: number): OpenInbox {
  const { database, handle } = openSqliteFile(file, busyTimeout);
  return {
    db: new Kysely({ dialect: new SqliteDialect({ database }) }),
    get sqlite() {
      return handle();
    },
  };
}

function openPostgres(url: string, onError: (error: Error) => void): OpenInbox {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000, keepAlive: true });
  // Without a listener, a dropped idle connection would end the process.
  pool.on('error', onError);
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(
        sql`set synchronous_commit = on; set statement_timeout = 10000`.compile(compiler),
      );
    },
  });
  return { db: new Kysely({ dialect }), sqlite: undefined };
}

const compiler = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('compiles only')) }),
});

/** @throws Error when commits would not be flushed to disk before they are acknowledged */
export async function assertDurable({ db, sqlite }: OpenInbox): Promise<void> {
  if (sqlite) {
    const level = Number(pragma(sqlite, 'synchronous'));
    const mode = String(pragma(sqlite, 'journal_mode'));
    if (level < 2 || mode !== 'wal')
      throw new Error(`SQLite runs with synchronous=${level}, journal_mode=${mode}`);
    return;
  }
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db);
  if (rows[0]?.fsync !== 'on' || rows[0].commit === 'off')
    throw new Error('PostgreSQL runs with fsync or synchronous_commit off');
}

/**
 * Opens the inbox named by a `DATABASE_URL` and migrates its tables.
 * @throws Error when it cannot be opened or is not durable
 */
export async function openInbox(
  url: string,
  { onError = () => {}, busyTimeout = 250 }: OpenOptions = {},
): Promise<OpenInbox> {
  const inbox = url.startsWith('file:')
    ? openSqlite(url.slice('file:'.length), busyTimeout)
    : openPostgres(url, onError);
  try {
    await migrate(inbox.db);
    await assertDurable(inbox);
  } catch (error) {
    await inbox.db.destroy();
    throw error;
  }
  return inbox;
}
