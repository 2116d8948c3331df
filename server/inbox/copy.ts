import { type Kysely, sql } from 'kysely';
import type { Inbox } from './database.ts';
import type { Tables } from './tables.ts';

/** Ordered by foreign keys. */
const tables: readonly (keyof Tables)[] = ['leads', 'revisions', 'notes', 'digests', 'outbox'];

/** Rows per statement: with at most 25 columns, below SQLite's parameter limit. */
const chunk = 500;

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(from);
  for (let start = 0; start < rows.length; start += chunk) {
    const some = rows.slice(start, start + chunk);
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(to);
  }
  return rows.length;
}

/** Copies a consistent snapshot of an inbox into one without leads, of either kind. Returns the number of leads. */
export async function copyInbox(from: Inbox, to: Inbox, isPostgres: boolean): Promise<number> {
  const read = isPostgres ? from.transaction().setIsolationLevel('repeatable read') : from.transaction();
  return read.execute((source) =>
    to.transaction().execute(async (target) => {
      // Digests outlive the leads that they reported, and would collide with those of the snapshot.
      await target.deleteFrom('outbox').execute();
      await target.deleteFrom('digests').execute();
      let leads = 0;
      for (const table of tables) {
        const count = await copyTable(source, target, table);
        if (table === 'leads') leads = count;
      }
      return leads;
    }),
  );
}
