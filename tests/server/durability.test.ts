import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { assertDurable, openInbox } from '#server/inbox/database.ts';
import { createGroupCommit } from '#server/inbox/group-commit.ts';
import { pragma } from '#server/inbox/sqlite-statement.ts';
import { postgresTest } from '../setup/fixtures.ts';
import { inbox } from '../setup/server.ts';
import { startSite } from '../setup/site-fixture.ts';
import { contact, post } from '../setup/submissions.ts';
import { eventually, temporaryFolder } from '../setup/temporary.ts';

test('SQLite flushes every commit, and the start insists on it', async () => {
  const open = await openInbox(`file:${path.join(temporaryFolder(), 'inbox.db')}`);
  expect(open.sqlite && pragma(open.sqlite, 'synchronous')).toBe(2);
  expect(open.sqlite && pragma(open.sqlite, 'journal_mode')).toBe('wal');
  open.sqlite?.exec('pragma synchronous = NORMAL');
  await expect(assertDurable(open)).rejects.toThrow('synchronous=1');
  await open.db.destroy();
});

postgresTest('PostgreSQL commits to disk even where its default is not to', async ({ postgres }) => {
  const url = postgres.createDatabase();
  const first = await openInbox(url);
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set synchronous_commit = off`.execute(
    first.db,
  );
  await first.db.destroy();
  const open = await openInbox(url);
  const { rows } = await sql<{
    setting: string;
  }>`select current_setting('synchronous_commit') as setting`.execute(open.db);
  expect(rows).toEqual([{ setting: 'on' }]);
  await open.db.destroy();
});

test('while another process holds the database, submissions wait; then they are stored', async () => {
  const { databaseUrl, server } = await startSite();
  const other = new DatabaseSync(databaseUrl.slice('file:'.length));
  other.exec('begin immediate');
  const waiting = post(server, contact());
  await eventually('it is not ready', async () => (await fetch(`${server.url}/readyz`)).status === 503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await waiting).answer.success).toBe(true);
  await eventually('it is ready again', async () => (await fetch(`${server.url}/readyz`)).status === 200);
});

test('what cannot be stored is not acknowledged, and the server recovers by itself', async () => {
  const { databaseUrl, server } = await startSite();
  const other = new DatabaseSync(databaseUrl.slice('file:'.length));
  other.exec("create trigger full before insert on leads begin select raise(abort, 'disk full'); end");
  const { response, answer } = await post(server, contact());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(answer).toMatchObject({
    success: false,
    message: 'We could not store your message just now. Please try again in a minute.',
  });
  other.exec('drop trigger full');
  other.close();
  expect((await post(server, contact())).answer.success).toBe(true);
  expect(JSON.parse(await inbox(databaseUrl, 'export'))).toHaveLength(1);
});

test('an item that cannot be written fails alone', async () => {
  const write = (items: readonly number[]): Promise<number[]> =>
    items.includes(3) ? Promise.reject(new Error('three')) : Promise.resolve([...items]);
  const commits = createGroupCommit(write, { gather: 1, size: 10, isTransient: () => false, pauses: [] });
  const results = await Promise.allSettled([1, 2, 3, 4].map((item) => commits.add(item)));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('items that come together are written together', async () => {
  const groups: number[] = [];
  const write = (items: readonly number[]): Promise<readonly number[]> => {
    groups.push(items.length);
    return Promise.resolve(items);
  };
  const commits = createGroupCommit(write, { gather: 1, size: 50, isTransient: () => false, pauses: [] });
  await Promise.all(Array.from({ length: 120 }, (_, item) => commits.add(item)));
  expect(groups).toEqual([50, 50, 20]);
  expect(commits.waiting).toBe(0);
});
