import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings.ts';
import type { Inbox } from './database.ts';
import { outboxRow } from './store.ts';
import type { ChannelName, LeadTable } from './tables.ts';

/** The configured channels that notify the agency. */
export function configuredChannels({ mail, webhook }: Settings): ChannelName[] {
  return [...(mail ? ['mail' as const] : []), ...(webhook ? ['webhook' as const] : [])];
}

/** Puts a lead into the outbox again; a running server delivers it. Returns the channels. */
export async function enqueueAgain(
  db: Inbox,
  settings: Settings,
  { id, revision }: LeadTable,
): Promise<ChannelName[]> {
  const channels = configuredChannels(settings);
  const again = randomUUID().slice(0, 8);
  const rows = channels.map((channel) => outboxRow(id, revision, channel, new Date().toISOString(), again));
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
  return channels;
}

/** Removes pending deliveries of a lead from the outbox. */
export async function withdraw(db: Inbox, leadId: string): Promise<void> {
  await db.deleteFrom('outbox').where('lead_id', '=', leadId).where('delivered_at', 'is', null).execute();
}
