import { describe, expect, onTestFinished, test } from 'vitest';
import { readSubmission } from '#app/forms/submission.ts';
import { openInbox } from '#server/inbox/database.ts';
import { lastDue, makeDigest } from '#server/inbox/digest.ts';
import { storeAll } from '#server/inbox/store.ts';
import type { SpamReason } from '#server/inbox/tables.ts';
import { postgresTest } from '../setup/fixtures.ts';
import { header, startMailServer } from '../setup/mail-server.ts';
import { run, startServer } from '../setup/server.ts';
import { served, siteFixture, startSite } from '../setup/site-fixture.ts';
import { contact, type Fields, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';
import { startWebhook } from '../setup/receiver.ts';

const channels = ['mail', 'webhook'] as const;

async function open(databaseUrl: string) {
  const inbox = await openInbox(databaseUrl);
  onTestFinished(() => inbox.db.destroy());
  return inbox.db;
}

type Inbox = Awaited<ReturnType<typeof open>>;

async function store(
  db: Inbox,
  at: string,
  spam: SpamReason | undefined,
  fields: Fields = {},
): Promise<void> {
  const read = readSubmission(new Map(Object.entries(contact(fields))));
  if ('problems' in read) throw new Error('not valid');
  const arrival = { submission: read.submission, spam, receivedAt: new Date(at) };
  await storeAll(db, [arrival], channels);
}

const digestsIn = async (db: Inbox): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('digest', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const due = (day: string): Date => new Date(`${day}T04:00:00Z`);

/** Several days of suspected spam, with several instances running at the same time. */
async function expectOneADay(instances: readonly Inbox[]): Promise<void> {
  const [db] = instances;
  if (!db) throw new Error('no instance');
  const made = async (day: string): Promise<number> => {
    const results = await Promise.all(instances.map((each) => makeDigest(each, channels, due(day))));
    return results.filter(Boolean).length;
  };
  await store(db, '2026-11-01T10:00:00Z', undefined);
  await store(db, '2026-11-01T11:00:00Z', 'hand');
  expect(await made('2026-11-02')).toBe(0);
  await store(db, '2026-11-02T10:00:00Z', 'trap');
  await store(db, '2026-11-02T11:00:00Z', 'speed');
  // What arrives after the due time is for the next day.
  await store(db, '2026-11-03T04:00:00Z', 'trap');
  expect(await made('2026-11-03')).toBe(1);
  expect(await made('2026-11-03')).toBe(0);
  // No server ran for three days.
  await store(db, '2026-11-04T10:00:00Z', 'recaptcha');
  expect(await made('2026-11-07')).toBe(1);
  expect(await made('2026-11-08')).toBe(0);
  expect(await digestsIn(db)).toEqual([
    'digest:2026-11-03:mail',
    'digest:2026-11-03:webhook',
    'digest:2026-11-07:mail',
    'digest:2026-11-07:webhook',
  ]);
  const reported = await db
    .selectFrom('leads')
    .select(['received_at', 'digest'])
    .orderBy('received_at')
    .execute();
  expect(reported.map(({ digest }) => digest)).toEqual([
    ...[null, null],
    ...['2026-11-03', '2026-11-03', '2026-11-07', '2026-11-07'],
  ]);
}

describe('suspected spam is put into one report a day, whatever instances and pauses there are', () => {
  test('in SQLite', async () => expectOneADay([await open(siteFixture().databaseUrl)]));
  postgresTest('in PostgreSQL', async ({ postgres }) => {
    const databaseUrl = postgres.createDatabase();
    await expectOneADay(await Promise.all([open(databaseUrl), open(databaseUrl), open(databaseUrl)]));
  });
});

test('the hour has passed today or did so yesterday', () => {
  expect(lastDue(new Date('2026-11-03T04:00:00Z'), 240)).toEqual(due('2026-11-03'));
  expect(lastDue(new Date('2026-11-03T03:59:59Z'), 240)).toEqual(due('2026-11-02'));
});

test('a report goes out by mail and webhook, once, and leads to the message in full', async () => {
  const mail = await startMailServer(onTestFinished);
  const { url, calls } = await startWebhook([503]);
  const {
    settings,
    databaseUrl,
    server: first,
  } = await startSite({
    ...{ SMTP_URL: mail.url, NOTIFY_TO: 'desk@dhow.example', DELIVERY_PAUSE: '50' },
    ...{ WEBHOOK_URL: url, WEBHOOK_SECRET: 'a key that both sides know' },
  });
  const suspected = contact({
    name: 'Anjali Varma',
    message: `We build boats.\n${'Many of them. '.repeat(20)}`,
    botcheck: 'on',
  });
  await post(first, suspected);
  await post(first, contact({ name: 'Biju', email: 'biju@kara.example', started: Date.now() - 500 }));
  await first.stop();
  const db = await open(databaseUrl);
  await db.updateTable('leads').set({ received_at: '2026-01-01T10:00:00.000Z' }).execute();

  const digests = () => mail.taken.filter((source) => header(source, 'Subject')?.includes('suspected spam'));
  for (let starts = 1; starts <= 2; starts++) {
    const server = await startServer(settings);
    await post(server, contact());
    await eventually('a mail of the new lead', () => mail.taken.length === starts + 1);
    await eventually(
      'a call',
      () => calls.filter(({ body }) => body.includes('lead.received')).length === starts,
    );
    await eventually('the report', () => digests().length === 1);
    await server.stop();
  }
  const [digest = ''] = digests();
  expect(header(digest, 'Subject')).toBe(`${served.brand.name}: 2 messages held back as suspected spam`);
  const id = String(suspected['id']);
  for (const words of [
    'Anjali Varma, anu@kadal.example',
    'We build boats. Many',
    id.slice(0, 8),
    'biju@kara.example',
  ])
    expect(digest.replaceAll('=\r\n', '')).toContain(words);
  const told = calls.filter(({ body }) => body.includes('spam.digest'));
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(JSON.parse(told.at(-1)?.body ?? '')).toMatchObject({
    type: 'spam.digest',
    data: { count: 2, leads: expect.arrayContaining([expect.objectContaining({ id, spam: 'trap' })]) },
  });

  await startServer(settings);
  await run('server/inbox/cli.ts', ['mark', id, 'not-spam'], settings);
  await eventually('the message in full', () =>
    mail.taken.some(
      (source) => header(source, 'Subject') === `${served.brand.name}: contact form, Anjali Varma`,
    ),
  );
});
