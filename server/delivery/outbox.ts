import type { Inbox } from '../inbox/database.ts';
import { leadsOfDigest } from '../inbox/digest.ts';
import type { ChannelName, OutboxTable } from '../inbox/tables.ts';
import { mayConfirm } from './confirmation.ts';
import type { Notification } from './notification.ts';

/** Milliseconds that a worker owns what it has leased, unless it renews: after a crash another takes over then. */
export const leaseTime = 20_000;

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/**
 * Takes due notifications in hand. The condition stands in the update itself as well as in its choice of rows:
 * an instance that waited for another's lock then sees that the row is taken, and SQLite needs no row locks.
 * @param lease token of this round
 */
export async function leaseDue(
  db: Inbox,
  options: { channel: ChannelName; lease: string; now: Date; count: number },
): Promise<OutboxTable[]> {
  const { channel, lease, now, count } = options;
  const at = now.toISOString();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', at)
    .where('channel', '=', channel)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<', at)]))
    .orderBy('due_at')
    .limit(count);
  return db
    .updateTable('outbox')
    .set({ lease, leased_until: later(now, leaseTime) })
    .where('id', 'in', due)
    .where('delivered_at', 'is', null)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<', at)]))
    .returningAll()
    .execute();
}

/** Keeps a round's notifications in hand while their receivers are slow. */
export async function renewLease(db: Inbox, lease: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: later(now, leaseTime) })
    .where('lease', '=', lease)
    .where('delivered_at', 'is', null)
    .execute();
}

/** How an attempt ended. */
export interface Result {
  row: OutboxTable;
  at: Date;
  /** Absent when it was delivered. `pause` is the time until the next attempt in milliseconds; without one there is none. */
  failure?: { code: string; pause?: number };
}

/**
 * Notes how attempts ended, in one transaction. A row whose lease ran out and was taken by another instance
 * stays as that instance has it.
 */
export async function noteAll(db: Inbox, results: readonly Result[]): Promise<Result[]> {
  await db.transaction().execute(async (trx) => {
    for (const { row, at, failure } of results) {
      const ended = { lease: null, leased_until: null };
      const values =
        failure?.pause === undefined
          ? { ...ended, delivered_at: at.toISOString(), failure: failure?.code ?? null }
          : { ...ended, attempts: row.attempts + 1, due_at: later(at, failure.pause), failure: failure.code };
      await trx
        .updateTable('outbox')
        .set(values)
        .where('id', '=', row.id)
        .where('lease', '=', row.lease)
        .execute();
    }
  });
  return [...results];
}

/** What a leased row is about; undefined when there is nothing to tell any more. */
export async function notificationOf(
  db: Inbox,
  { id, lead_id, revision, digest, channel }: OutboxTable,
): Promise<Notification | undefined> {
  if (digest !== null) {
    const leads = await leadsOfDigest(db, digest);
    return leads.length > 0 ? { id, digest, leads } : undefined;
  }
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', lead_id).executeTakeFirst();
  if (!lead || (channel === 'confirmation' && !(await mayConfirm(db, lead)))) return undefined;
  return { id, lead, revision };
}
