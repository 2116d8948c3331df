import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { formNames } from '#app/forms/fields.ts';
import { readBrand } from '#app/content/brand.server.ts';
import { leadLines, reference } from '#server/delivery/notification.ts';
import { addNote, markLead, marks } from '#server/inbox/change.ts';
import type { OpenInbox } from '#server/inbox/database.ts';
import { leadsAs } from '#server/inbox/output.ts';
import { leadsOfPerson } from '#server/inbox/person.ts';
import { findLeads, type LeadFilter } from '#server/inbox/query.ts';
import { fullRecords } from '#server/inbox/records.ts';
import { removeLeads } from '#server/inbox/remove.ts';
import { type LeadTable, statuses } from '#server/inbox/tables.ts';
import type { Settings } from '#server/settings.ts';
import { Refusal } from '../refusal.ts';

/** The server's inbox and the site's offices. */
export interface Leads {
  inbox: OpenInbox;
  settings: Settings;
  offices: () => readonly { id: string; name: string }[];
  /** Countries for numbers without a country code. */
  countries: () => readonly string[];
}

/** Maximum messages in the list; search finds older ones. */
const most = 200;

const filter = z.object({
  form: z.enum(formNames).optional(),
  office: z.string().max(100).optional(),
  status: z.enum(statuses).optional(),
  spam: z.enum(['only', 'too']).optional(),
  search: z.string().max(200).optional(),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});
const marked = z.strictObject({ id: z.string(), mark: z.enum(marks) });
const noted = z.strictObject({ id: z.string(), text: z.string().trim().min(1).max(4000) });
const named = z.strictObject({ id: z.string() });
/** The count shown to the user, so that nobody deletes more than was shown. */
const forgotten = z.strictObject({ who: z.string().min(3).max(200), count: z.number() });

function filterOf(c: Context): LeadFilter {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  return filter.parse(Object.fromEntries(given));
}

/** A message in the list. */
function lineOf(lead: LeadTable) {
  const { id, form, status, spam, office, received_at, name, company, email, phone, message, website } = lead;
  const sender = { name, company, email, phone };
  return { id, form, status, spam, office, received_at, ...sender, message: message ?? website };
}

/** A message with all its details, and the start of a reply. */
async function letterOf({ inbox: { db } }: Leads, lead: LeadTable) {
  const [record] = await fullRecords(db, [lead]);
  const { id, status, spam, name, email, message, phone_number: phone, received_at } = lead;
  const subject = `Your message to ${readBrand().name} (${reference(lead)})`;
  return {
    id,
    reference: reference(lead),
    status,
    spam,
    name,
    email,
    phone,
    message,
    subject,
    received_at,
    lines: leadLines(lead),
    notes: record?.notes ?? [],
    earlier: (record?.revisions ?? []).slice(0, -1),
    deliveries: record?.deliveries ?? [],
  };
}

/** Routes that show and change messages, with the functions of `npm run inbox` on the same database. */
export function leadRoutes(app: Hono, leads: Leads): void {
  const { inbox, settings } = leads;
  const { db } = inbox;
  const leadOf = async (id: string): Promise<LeadTable> => {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    if (!lead) throw new Refusal('This message is not there any more.', 404);
    return lead;
  };
  const show = async (c: Context, id: string) => c.json(await letterOf(leads, await leadOf(id)));
  /** Changes a message and returns its new state. */
  const change =
    <T extends { id: string }>(body: z.ZodType<T>, run: (lead: LeadTable, asked: T) => Promise<unknown>) =>
    async (c: Context) => {
      const asked = body.parse(await c.req.json());
      await run(await leadOf(asked.id), asked);
      return show(c, asked.id);
    };

  app.get('/api/leads', async (c) => {
    const [found, fresh] = await Promise.all([
      findLeads(db, filterOf(c), most + 1),
      findLeads(db, { status: 'new' }, 100),
    ]);
    return c.json({
      leads: found.slice(0, most).map(lineOf),
      more: found.length > most,
      unanswered: fresh.length,
      offices: leads.offices(),
      forms: formNames,
    });
  });
  app.get('/api/leads/export/:format{csv|json}', async (c) => {
    const format = c.req.param('format') === 'csv' ? 'csv' : 'json';
    c.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json');
    c.header('Content-Disposition', `attachment; filename="messages.${format}"`);
    return c.body(await leadsAs(format, db, await findLeads(db, filterOf(c))));
  });
  app.get('/api/leads/:id', (c) => show(c, c.req.param('id')));
  app.post(
    '/api/leads/mark',
    change(marked, (lead, { mark }) => markLead(db, settings, lead, mark)),
  );
  app.post(
    '/api/leads/note',
    change(noted, (lead, { text }) => addNote(db, lead, text)),
  );
  app.delete('/api/leads', async (c) => {
    await removeLeads(inbox, [await leadOf(named.parse(await c.req.json()).id)]);
    return c.json({});
  });

  const ofPerson = (who: string): Promise<LeadTable[]> => leadsOfPerson(db, who.trim(), leads.countries());
  app.get('/api/person', async (c) => {
    const who = c.req.query('who') ?? '';
    return c.json({ count: who.trim() === '' ? 0 : (await ofPerson(who)).length });
  });
  app.delete('/api/person', async (c) => {
    const { who, count } = forgotten.parse(await c.req.json());
    const found = await ofPerson(who);
    if (found.length !== count) throw new Refusal('More has come in meanwhile. Look again.', 409);
    await removeLeads(inbox, found);
    return c.json({});
  });
}
