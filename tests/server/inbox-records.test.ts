import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSubmission } from '#app/forms/submission.ts';
import { markLead } from '#server/inbox/change.ts';
import { openInbox } from '#server/inbox/database.ts';
import { makeDigest } from '#server/inbox/digest.ts';
import { findLeads } from '#server/inbox/query.ts';
import { storeAll } from '#server/inbox/store.ts';
import type { SpamReason } from '#server/inbox/tables.ts';
import { readSettings } from '#server/settings.ts';
import { inbox } from '../setup/server.ts';
import { contact, type Fields } from '../setup/submissions.ts';
import { temporaryFolder } from '../setup/temporary.ts';

const settings = readSettings({ SMTP_URL: 'smtp://localhost', NOTIFY_TO: 'desk@dhow.example' });

async function emptyInbox() {
  const folder = temporaryFolder();
  const databaseUrl = `file:${path.join(folder, 'inbox.db')}`;
  const { db } = await openInbox(databaseUrl);
  onTestFinished(() => db.destroy());
  const add = async (fields: Fields, spam?: SpamReason): Promise<void> => {
    const read = readSubmission(new Map(Object.entries(fields)));
    if ('problems' in read) throw new Error('not valid');
    const arrival = { submission: read.submission, spam, receivedAt: new Date('2026-01-01T10:00:00Z') };
    await storeAll(db, [arrival], ['mail']);
  };
  const only = () => db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const pending = () => db.selectFrom('outbox').select('id').execute();
  return { folder, databaseUrl, db, add, only, pending };
}

test('a purged inbox takes its backup back, digests of spam included', async () => {
  const { folder, databaseUrl, db, add } = await emptyInbox();
  const copy = path.join(folder, 'backup.db');
  await add(contact(), 'trap');
  await makeDigest(db, ['mail'], new Date('2026-01-02T04:00:00Z'));
  await inbox(databaseUrl, 'backup', copy);
  await inbox(databaseUrl, 'purge', '--older-than', '0', '--yes', '--everything');
  expect(await inbox(databaseUrl, 'restore', copy)).toBe('1 message restored\n');
  expect(await inbox(databaseUrl, 'export', '--all')).toBe(await inbox(`file:${copy}`, 'export', '--all'));
});

test.for([
  ['Øyvind Ås', 'øyvind'],
  ['øyvind ås', 'ÅS'],
  ['ИВАН', 'иван'],
] as const)('%s is found by %s', async ([name, search]) => {
  const { db, add } = await emptyInbox();
  await add(contact({ name }));
  await add(contact({ name: 'Anu' }));
  expect(await findLeads(db, { search })).toMatchObject([{ name }]);
});

test('a day is taken from its start for the beginning and to its end for the end', async () => {
  const { databaseUrl, add } = await emptyInbox();
  await add(contact());
  const found = async (...options: string[]): Promise<boolean> =>
    (await inbox(databaseUrl, 'list', ...options)) !== 'No messages.\n';
  expect(await found('--since', '2026-01-01', '--until', '2026-01-01')).toBe(true);
  expect(await found('--since', '2026-01-02')).toBe(false);
  expect(await found('--until', '2025-12-31')).toBe(false);
});

test('what was marked as spam by hand stays so when its sender changes it', async () => {
  const { db, add, only, pending } = await emptyInbox();
  const fields = contact();
  await add(fields);
  await markLead(db, settings, await only(), 'spam');
  await add({ ...fields, message: 'Buy our links today.' });
  expect(await only()).toMatchObject({ spam: 'hand', revision: 2, message: 'Buy our links today.' });
  expect(await pending()).toEqual([]);
});

test('a message is not spared from spam if it cannot be delivered', async () => {
  const { db, add, only } = await emptyInbox();
  await add(contact(), 'trap');
  await db.schema.dropTable('outbox').execute();
  await expect(markLead(db, settings, await only(), 'not-spam')).rejects.toThrow('outbox');
  expect(await only()).toMatchObject({ spam: 'trap' });
});
