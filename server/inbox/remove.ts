import type { OpenInbox } from './database.ts';

/** Ids of one statement. */
const chunk = 500;

/** Deletes leads with their texts, notes and deliveries, and sees that nothing of them stays in SQLite's files. */
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
  // The write-ahead log would keep the deleted pages until its next turn.
  sqlite?.exec('pragma wal_checkpoint(TRUNCATE)');
}
