import { expect, test } from 'vitest';
import { postgresTest } from '../setup/fixtures.ts';
import { type Load, startLoad } from '../setup/load.ts';
import { inbox, type RunningServer, startServer } from '../setup/server.ts';
import { siteFixture } from '../setup/site-fixture.ts';
import { eventually } from '../setup/temporary.ts';

/** Kills per test; `npm test -- kill` uses more. */
const kills = Number(process.env['KILLS'] ?? 2);

/** A webhook that is always unreachable, so that each lead is written with a pending delivery. */
const settings = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'a secret of sixteen' };

interface Exported {
  id: string;
  message: string;
  revision: number;
  deliveries: unknown[];
}

async function expectAllOnce(
  databaseUrl: string,
  { acknowledged, failures }: Load,
  what: string,
): Promise<void> {
  const leads = JSON.parse(await inbox(databaseUrl, 'export', '--all')) as Exported[];
  const found = new Map(leads.map((lead) => [lead.id, lead]));
  const lost = [...acknowledged].filter(([id, message]) => found.get(id)?.message !== message);
  expect(lost).toEqual([]);
  expect(leads).toHaveLength(found.size);
  expect(leads.filter(({ revision, deliveries }) => revision !== 1 || deliveries.length !== 1)).toEqual([]);
  console.log(
    `${what}: ${kills} kills, ${failures()} attempts cut off, ${acknowledged.size} acknowledged, all there once`,
  );
}

/** Waits until the load has received a random number of further responses. */
async function someAnswers({ acknowledged }: Load): Promise<void> {
  const enough = acknowledged.size + 10 + Math.floor(Math.random() * 80);
  await eventually('more answers', () => acknowledged.size >= enough, 120_000);
}

test('SQLite: what was acknowledged outlives a kill', { timeout: 1_200_000 }, async () => {
  const site = siteFixture();
  const start = (): Promise<RunningServer> => startServer({ ...site.settings, ...settings });
  let server = await start();
  const load = startLoad(() => server.url, 24);
  for (let count = 0; count < kills; count++) {
    await someAnswers(load);
    await server.kill();
    server = await start();
  }
  await load.finish();
  await expectAllOnce(site.databaseUrl, load, 'SQLite');
});

postgresTest(
  'PostgreSQL: two instances, one killed at a time',
  { timeout: 1_200_000 },
  async ({ postgres }) => {
    const site = siteFixture();
    const databaseUrl = postgres.createDatabase();
    const start = (): Promise<RunningServer> =>
      startServer({ ...site.settings, ...settings, DATABASE_URL: databaseUrl });
    const servers = await Promise.all([start(), start()]);
    const load = startLoad(() => servers[Math.floor(Math.random() * 2)]?.url, 24);
    for (let count = 0; count < kills; count++) {
      await someAnswers(load);
      await servers[count % 2]?.kill();
      servers[count % 2] = await start();
    }
    await load.finish();
    await expectAllOnce(databaseUrl, load, 'PostgreSQL');
  },
);
