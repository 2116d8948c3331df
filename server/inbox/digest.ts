import type { Inbox } from './database.ts';
import { waiting } from './store.ts';
import type { ChannelName, LeadTable } from './tables.ts';

/** The last time, at or before `now`, that a digest was due. `minutes` are those after midnight in UTC. */
export function lastDue(now: Date, minutes: number): Date {
  const due = new Date(now);
  due.setUTCHours(0, minutes, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}

/** Suspected spam, without what somebody has marked so by hand and has therefore seen. */
function suspects(db: Inbox) {
  return db.selectFrom('leads').where('spam', 'is not', null).where('spam', '!=', 'hand');
}

/**
 * Puts one report of all suspected spam that nobody has been told of yet into the outbox. The day is a key: of
 * several instances one makes it, and a restart makes no other. A day without suspected spam has none.
 * @param due when it was due; what came later waits for the next
 * @returns whether it was made by this call
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
      ...{ id: `digest:${day}:${channel}`, lead_id: null, revision: 0, digest: day },
      ...waiting(channel, made_at),
    }));
    await trx.insertInto('outbox').values(rows).execute();
    return true;
  });
}

/** What a digest reports, without what has meanwhile been cleared or deleted. */
export function leadsOfDigest(db: Inbox, day: string): Promise<LeadTable[]> {
  return suspects(db).selectAll().where('digest', '=', day).orderBy('received_at').execute();
}
