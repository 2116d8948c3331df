import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logged } from '../setup/discretion.ts';
import { inbox, type RunningServer } from '../setup/server.ts';
import { startSite } from '../setup/site-fixture.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';

async function send(server: RunningServer): Promise<{ status: number; id: string | undefined }> {
  const { response, answer } = await post(server, contact());
  return { status: response.status, id: answer.data.id };
}

async function setUp() {
  const { databaseUrl, folder, server } = await startSite();
  const ready = (status: number): Promise<void> =>
    eventually(`ready is ${status}`, async () => (await fetch(`${server.url}/readyz`)).status === status);
  return { server, databaseUrl, file: databaseUrl.slice('file:'.length), folder, ready };
}

test('while the file is moved away nothing is taken; once it is back, all is', async () => {
  const { server, databaseUrl, file, ready } = await setUp();
  const before = await send(server);
  renameSync(file, `${file}.away`);
  expect((await send(server)).status).toBe(503);
  await ready(503);
  expect(existsSync(file)).toBe(false);
  // The response may arrive before the log line.
  await eventually('the line is written', () => logged(server.lines, 'submission not stored').length > 0);
  expect(logged(server.lines, 'submission not stored')).toMatchObject([
    { level: 50, code: 'INBOX_FILE_GONE' },
  ]);
  renameSync(`${file}.away`, file);
  const after = await send(server);
  await ready(200);
  expect([before.status, after.status]).toEqual([200, 200]);
  const stored = await exportedLeads(databaseUrl);
  expect(stored.map(({ id }) => id).toSorted()).toEqual([before.id, after.id].toSorted());
});

test('when a backup takes the place of the file, messages go into it', async () => {
  const { server, databaseUrl, file, folder } = await setUp();
  const first = await send(server);
  const backup = `${folder}/backup.db`;
  await inbox(databaseUrl, 'backup', backup);
  const second = await send(server);
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  copyFileSync(backup, file);
  const third = await send(server);
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  const ids = async (): Promise<unknown[]> =>
    (await exportedLeads(databaseUrl)).map(({ id }) => id).toSorted();
  expect(await ids()).toEqual([first.id, third.id].toSorted());
  expect(await server.stop()).toBe(0);
  expect(await ids()).toEqual([first.id, third.id].toSorted());
});
