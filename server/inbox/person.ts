import { z } from 'zod';
import { looksLikePhone, understandPhone } from '#app/forms/phone.ts';
import type { Inbox } from './database.ts';
import type { LeadTable } from './tables.ts';

const sent = z.object({ fields: z.object({ email: z.string().optional(), phone: z.string().optional() }) });

/** Returns a predicate that compares an address or number with `who`, in any notation. */
function matcher(who: string, countries: readonly string[]): (value: string | null | undefined) => boolean {
  if (who.includes('@')) return (value) => value?.toLowerCase() === who.toLowerCase();
  const number = understandPhone(who, countries)?.number;
  return (value) =>
    typeof value === 'string' &&
    (value === who || (number !== undefined && understandPhone(value, countries)?.number === number));
}

/** Every lead with this address or number, in its current text or an earlier one. */
export async function leadsOfPerson(
  db: Inbox,
  who: string,
  countries: readonly string[],
): Promise<LeadTable[]> {
  const matches = matcher(who, countries);
  const ids = new Set<string>();
  for (const { lead_id, content } of await db
    .selectFrom('revisions')
    .select(['lead_id', 'content'])
    .execute()) {
    const { fields } = sent.parse(JSON.parse(content));
    if (matches(fields.email) || (looksLikePhone(who) && matches(fields.phone))) ids.add(lead_id);
  }
  const leads = await db.selectFrom('leads').selectAll().orderBy('received_at').execute();
  return leads.filter(({ id }) => ids.has(id));
}
