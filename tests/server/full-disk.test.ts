import { cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { logged } from '../setup/discretion.ts';
import { startServer } from '../setup/server.ts';
import { siteFixture, startSite } from '../setup/site-fixture.ts';
import { canMount, startOnSmallDisk, withReadOnly } from '../setup/small-disk.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';
import { eventually, temporaryFolder } from '../setup/temporary.ts';

const mountTest = test.skipIf(!canMount());

/** Fills the disk completely. */
function fill(disk: string): string {
  const ballast = path.join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  return ballast;
}

mountTest(
  'on a full disk nothing is acknowledged that is not stored, until there is room again',
  async () => {
    const { server, disk } = await startOnSmallDisk(siteFixture(), 4096);
    const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
    const acknowledged: string[] = [];
    const refused: number[] = [];
    const send = async (message: string): Promise<boolean> => {
      const { response, answer } = await post(server, contact({ message }));
      if (answer.success) acknowledged.push(answer.data.id ?? '');
      else refused.push(response.status);
      return answer.success;
    };
    expect(await send('before')).toBe(true);
    const ballast = fill(disk);
    // Messages that fit into the write-ahead log may still be accepted.
    for (let count = 0; count < 400 && refused.length < 5; count++) await send('x'.repeat(6500));
    expect(refused).toEqual([503, 503, 503, 503, 503]);
    await eventually('it says that it cannot store', async () => (await ready()) === 503);
    const page = await fetch(`${server.url}/about`);
    expect([page.status, (await fetch(`${server.url}/healthz`)).status]).toEqual([200, 200]);
    const notStored = () => logged(server.lines, 'submission not stored');
    await eventually('the lines are written', () => notStored().length === refused.length);
    const lines = notStored();
    expect(lines).toEqual(lines.map(() => expect.objectContaining({ level: 50, code: 'SQLITE_FULL' })));

    rmSync(ballast);
    await eventually('it says that it can store', async () => (await ready()) === 200);
    expect(await send('after')).toBe(true);
    // SQLite would resolve the path in our own mount namespace.
    const copy = path.join(temporaryFolder(), 'copy');
    cpSync(disk, copy, { recursive: true });
    const stored = (await exportedLeads(`file:${copy}/inbox.db`)).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  },
);

mountTest('a server whose disk is read-only does not start, and says why in one line', async () => {
  const { settings, folder, server } = await startSite();
  await server.stop();
  await expect(startServer(settings, undefined, { within: withReadOnly(folder) })).rejects.toThrow(
    /^ended with 1: EROFS: read-only file system, open '.*inbox\.db'\n$/,
  );
});
