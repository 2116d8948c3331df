import type { Inbox } from './database.ts';
import type { LeadTable } from './tables.ts';

/** Rows per query; SQLite allows 32,766 parameters. */
const chunk = 500;

async function inChunks<T>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let start = 0; start < ids.length; start += chunk)
    rows.push(...(await read(ids.slice(start, start + chunk))));
  return rows;
}

function parsed(json: string): unknown {
  return JSON.parse(json);
}

/** Leads with all related rows, as plain data for JSON: everything stored about a person. */
export async function fullRecords(db: Inbox, leads: readonly LeadTable[]) {
  const ids = leads.map(({ id }) => id);
  const [revisions, notes, deliveries] = await Promise.all([
    inChunks(ids, (some) =>
      db.selectFrom('revisions').selectAll().where('lead_id', 'in', some).orderBy('number').execute(),
    ),
    inChunks(ids, (some) =>
      db.selectFrom('notes').selectAll().where('lead_id', 'in', some).orderBy('written_at').execute(),
    ),
    inChunks(ids, (some) =>
      db.selectFrom('outbox').selectAll().where('lead_id', 'in', some).orderBy('id').execute(),
    ),
  ]);
  const of = <T extends { lead_id: string | null }>(rows: readonly T[]) =>
    Map.groupBy(rows, (row) => row.lead_id);
  const [revisionsOf, notesOf, deliveriesOf] = [of(revisions), of(notes), of(deliveries)];
  return leads.map((lead) => ({
    ...lead,
    campaign: parsed(lead.campaign),
    extra: parsed(lead.extra),
    revisions: (revisionsOf.get(lead.id) ?? []).map(({ number, received_at, content }) => ({
      number,
      received_at,
      content: parsed(content),
    })),
    notes: (notesOf.get(lead.id) ?? []).map(({ written_at, text }) => ({ written_at, text })),
    deliveries: (deliveriesOf.get(lead.id) ?? []).map(
      ({ channel, revision, attempts, due_at, delivered_at, failure }) => ({
        channel,
        revision,
        attempts,
        delivered_at,
        failure,
        due_at: delivered_at === null ? due_at : null,
      }),
    ),
  }));
}
