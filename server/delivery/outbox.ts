import type { Inbox } from '../inbox/database.ts';
import { leadsOfDigest } from '../inbox/digest.ts';
import type { ChannelName, OutboxTable } from '../inbox/tables.ts';
import { mayConfirm } from './confirmation.ts';
import type { Notification } from './notification.ts';

/** Milliseconds before an unrenewed lease expires and another worker takes over, as after a crash. */
export const leaseTime = 20_000;

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/**
 * Leases due notifications. The condition is in the update as well as in the sub-query: an instance that waited for
 * another's row lock then sees that the row is taken, and SQLite, which has no row locks, can use the same statement.
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

/** Extends the lease of a round while recipients are slow. */
export async function renewLease(db: Inbox, lease: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: later(now, leaseTime) })
    .where('lease', '=', lease)
    .where('delivered_at', 'is', null)
    .execute();
}

/** The result of an attempt. */
export interface Result {
  row: OutboxTable;
  at: Date;
  /** Undefined on success. `pause` is the time until the next attempt in milliseconds; without it there is none. */
  failure?: { code: string; pause?: number };
}

/** Records results in one transaction. If a lease expired and another instance took the row, its state is kept. */
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

/** What to send for a leased row; undefined if nothing is left to send. */
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
