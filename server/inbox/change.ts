import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings.ts';
import type { Inbox } from './database.ts';
import { enqueueAgain, withdraw } from './requeue.ts';
import { type LeadTable, statuses } from './tables.ts';

/** What a message can be marked as. */
export const marks = [...statuses, 'spam', 'not-spam'] as const;
export type Mark = (typeof marks)[number];

function columnsOf(mark: Mark): Partial<LeadTable> {
  if (mark === 'spam') return { spam: 'hand' };
  return mark === 'not-spam' ? { spam: null } : { status: mark };
}

/** Marks a lead. Spam is withdrawn from delivery; unmarking it delivers it. */
export async function markLead(db: Inbox, settings: Settings, lead: LeadTable, mark: Mark): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('leads')
      .set({ ...columnsOf(mark), updated_at: new Date().toISOString() })
      .where('id', '=', lead.id)
      .execute();
    if (mark === 'spam') await withdraw(trx, lead.id);
    if (mark === 'not-spam' && lead.spam) await enqueueAgain(trx, settings, lead);
  });
}

/** Adds an internal note. */
export async function addNote(db: Inbox, { id }: LeadTable, text: string): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: randomUUID(), lead_id: id, written_at: now, text }).execute();
    await trx.updateTable('leads').set({ updated_at: now }).where('id', '=', id).execute();
  });
}
