import type { Transaction } from 'kysely';
import type { Inbox } from './database.ts';
import { type Arrival, digestOf, leadRow } from './lead.ts';
import type { ChannelName, LeadTable, OutboxTable, Tables } from './tables.ts';

/** The result of storing a submission. */
export interface Stored {
  leadId: string;
  outcome: 'new' | 'revised' | 'known';
}

type Change = Transaction<Tables>;

interface Entry {
  arrival: Arrival;
  row: LeadTable;
}

async function addRevision(trx: Change, { arrival, row }: Entry, number: number): Promise<void> {
  const values = {
    lead_id: row.id,
    number,
    digest: digestOf(arrival.submission),
    received_at: row.received_at,
    content: JSON.stringify(arrival.submission),
  };
  await trx.insertInto('revisions').values(values).execute();
}

async function enqueue(
  trx: Change,
  leadId: string,
  revision: number,
  at: string,
  channels: readonly ChannelName[],
) {
  if (channels.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(channels.map((channel) => outboxRow(leadId, revision, channel, at)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A pending delivery that no worker has leased. */
export function waiting(channel: ChannelName, at: string) {
  return {
    channel,
    attempts: 0,
    due_at: at,
    lease: null,
    leased_until: null,
    delivered_at: null,
    failure: null,
  };
}

/** @param again distinguishes a repeated delivery */
export function outboxRow(
  leadId: string,
  revision: number,
  channel: ChannelName,
  at: string,
  again = '',
): OutboxTable {
  const id = `${leadId}:${revision}:${channel}${again && `:${again}`}`;
  return { id, lead_id: leadId, revision, digest: null, ...waiting(channel, at) };
}

/** A text for an existing id: the same text is a duplicate, a different one becomes the lead's current text. */
async function revise(trx: Change, entry: Entry, channels: readonly ChannelName[]): Promise<Stored> {
  const { row, arrival } = entry;
  // Locks the row, so that two instances cannot assign the same revision number.
  const stored = await trx
    .updateTable('leads')
    .set({ id: row.id })
    .where('id', '=', row.id)
    .returning('spam')
    .executeTakeFirst();
  const revisions = await trx
    .selectFrom('revisions')
    .select(['number', 'digest'])
    .where('lead_id', '=', row.id)
    .execute();
  const digest = digestOf(arrival.submission);
  if (revisions.some((revision) => revision.digest === digest)) return { leadId: row.id, outcome: 'known' };
  const number = Math.max(0, ...revisions.map((revision) => revision.number)) + 1;
  await addRevision(trx, entry, number);
  const { id, status: _status, received_at: _first, revision: _number, ...text } = row;
  // What somebody marked by hand stays spam, whatever its sender changes.
  const spam = stored?.spam === 'hand' ? 'hand' : row.spam;
  await trx
    .updateTable('leads')
    .set({ ...text, spam, revision: number })
    .where('id', '=', id)
    .execute();
  const told = channels.filter((channel) => channel !== 'confirmation');
  if (!spam) await enqueue(trx, id, number, row.received_at, told);
  return { leadId: id, outcome: 'revised' };
}

async function storeOne(
  trx: Change,
  entry: Entry,
  isNew: boolean,
  channels: readonly ChannelName[],
): Promise<Stored> {
  if (!isNew) return revise(trx, entry, channels);
  const { row, arrival } = entry;
  await addRevision(trx, entry, 1);
  const known = channels.filter((channel) => channel !== 'confirmation' || row.email !== null);
  if (!arrival.spam) await enqueue(trx, row.id, 1, row.received_at, known);
  return { leadId: row.id, outcome: 'new' };
}

/**
 * Stores submissions in one transaction; once the promise resolves, all are on disk. A lead and its outbox rows are
 * written together, so neither exists without the other.
 * @param channels that notify somebody of each
 * @throws the database's error; then none of them is stored
 */
export async function storeAll(
  db: Inbox,
  arrivals: readonly Arrival[],
  channels: readonly ChannelName[],
): Promise<Stored[]> {
  const entries = arrivals.map((arrival) => ({ arrival, row: leadRow(arrival) }));
  // A fixed order, or two instances could deadlock.
  const rows = entries.map(({ row }) => row).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('leads')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const fresh = new Set(inserted.map(({ id }) => id));
    const stored: Stored[] = [];
    // `delete` returns whether the id was new; a second submission with that id in the batch then counts as a
    // revision.
    for (const entry of entries)
      stored.push(await storeOne(trx, entry, fresh.delete(entry.row.id), channels));
    return stored;
  });
}
