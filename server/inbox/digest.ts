import type { Inbox } from './database.ts';
import { waiting } from './store.ts';
import type { ChannelName, LeadTable } from './tables.ts';

/** The last due time at or before `now`. `minutes` are after midnight UTC. */
export function lastDue(now: Date, minutes: number): Date {
  const due = new Date(now);
  due.setUTCHours(0, minutes, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}

/** Suspected spam, except messages that somebody marked by hand and so has already seen. */
function suspects(db: Inbox) {
  return db.selectFrom('leads').where('spam', 'is not', null).where('spam', '!=', 'hand');
}

/**
 * Puts one digest of all unreported suspected spam into the outbox, or none if there is no suspected spam. The day is
 * a unique key, so only one of several instances inserts it, and a restart does not repeat it.
 * @param due when it was due; later messages wait for the next digest
 * @returns whether this call created it
 */
export async function makeDigest(db: Inbox, channels: readonly ChannelName[], due: Date): Promise<boolean> {
  const day = due.toISOString().slice(0, 10);
  const unreported = (of: Inbox) =>
    suspects(of).select('id').where('digest', 'is', null).where('received_at', '<', due.toISOString());
  if (channels.length === 0 || !(await unreported(db).limit(1).executeTakeFirst())) return false;
  const made_at = new Date().toISOString();
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('digests')
      .values({ day, made_at })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!made) return false;
    await trx.updateTable('leads').set({ digest: day }).where('id', 'in', unreported(trx)).execute();
    const rows = channels.map((channel) => ({
      id: `digest:${day}:${channel}`,
      lead_id: null,
      revision: 0,
      digest: day,
      ...waiting(channel, made_at),
    }));
    await trx.insertInto('outbox').values(rows).execute();
    return true;
  });
}

/** The leads in a digest, except those that were cleared or deleted since. */
export function leadsOfDigest(db: Inbox, day: string): Promise<LeadTable[]> {
  return suspects(db).selectAll().where('digest', '=', day).orderBy('received_at').execute();
}
