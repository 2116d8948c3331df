import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { postgresTest } from '../setup/fixtures.ts';
import { hasNginx, startNginx } from '../setup/nginx.ts';
import { inbox, startServer } from '../setup/server.ts';
import { siteFixture } from '../setup/site-fixture.ts';
import { contact } from '../setup/submissions.ts';

const balancedTest = hasNginx() ? postgresTest : postgresTest.skip;

balancedTest(
  'two instances on one database: one may die and nothing is lost or doubled',
  async ({ postgres, onTestFinished }) => {
    const site = await siteFixture(onTestFinished);
    const databaseUrl = postgres.createDatabase();
    const settings = { ...site.settings, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' };
    const instances = [
      await startServer(settings, onTestFinished),
      await startServer(settings, onTestFinished),
    ];
    const nginx = await startNginx(
      instances.map(({ url }) => url),
      onTestFinished,
    );

    const ids = Array.from({ length: 40 }, () => randomUUID());
    for (const [count, id] of ids.entries()) {
      if (count === 20) await instances[0]?.kill();
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const answer = await nginx.ask('/api/submit', {
        method: 'POST',
        headers,
        body: JSON.stringify(contact({ id })),
      });
      expect(answer.status).toBe(200);
      expect((await nginx.ask('/')).headers.etag).toBe((await nginx.ask('/')).headers.etag);
    }
    const stored: { id: string }[] = JSON.parse(await inbox(databaseUrl, 'export', '--format', 'json'));
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  },
);
