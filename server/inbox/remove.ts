import type { OpenInbox } from './database.ts';

/** Ids per statement. */
const chunk = 500;

/** Deletes leads with their texts, notes and deliveries, leaving no traces in SQLite's files. */
export async function removeLeads(
  { db, sqlite }: OpenInbox,
  leads: readonly { id: string }[],
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < ids.length; start += chunk)
      await trx
        .deleteFrom('leads')
        .where('id', 'in', ids.slice(start, start + chunk))
        .execute();
  });
  // Otherwise the write-ahead log would keep the deleted pages until it wraps around.
  sqlite?.exec('pragma wal_checkpoint(TRUNCATE)');
}
