import { expect } from 'vitest';
import { logged } from '../setup/discretion.ts';
import { postgresTest as test } from '../setup/fixtures.ts';
import { startSite } from '../setup/site-fixture.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';

test('PostgreSQL stops: messages are refused, pages are not; it starts: messages are taken', async ({
  postgres,
}) => {
  const databaseUrl = postgres.createDatabase();
  const { server } = await startSite({ DATABASE_URL: databaseUrl });
  const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
  const before = await post(server, contact());

  await postgres.stop();
  const refused = await post(server, contact());
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '60']);
  await eventually('it says that it cannot store', async () => (await status('/readyz')) === 503);
  expect([await status('/about'), await status('/healthz')]).toEqual([200, 200]);
  await eventually('the line is written', () => logged(server.lines, 'submission not stored').length > 0);
  expect(logged(server.lines, 'submission not stored')).toMatchObject([{ level: 50, code: 'ECONNREFUSED' }]);

  // Sent during an outage that ends before the request times out.
  const waiting = post(server, contact());
  await postgres.start();
  const during = await waiting;
  await eventually('it says that it can store', async () => (await status('/readyz')) === 200);
  const after = await post(server, contact());
  expect([during, after].map(({ response }) => response.status)).toEqual([200, 200]);
  const stored = (await exportedLeads(databaseUrl)).map(({ id }) => id);
  expect(stored.toSorted()).toEqual([before, during, after].map(({ answer }) => answer.data.id).toSorted());
});

test('PostgreSQL restarts under load: what was acknowledged is there, and only that once', async ({
  postgres,
}) => {
  const databaseUrl = postgres.createDatabase();
  const { server } = await startSite({ DATABASE_URL: databaseUrl });
  const messages = Array.from({ length: 300 }, () => contact());
  const sending = Promise.all(
    messages.map(async (fields, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 5));
      return post(server, fields);
    }),
  );
  await postgres.stop();
  await postgres.start();
  const results = await sending;
  const acknowledged = results.flatMap(({ answer }) => (answer.success ? [answer.data.id] : []));
  expect(results.every(({ response }) => [200, 503].includes(response.status))).toBe(true);
  const stored = (await exportedLeads(databaseUrl)).map(({ id }) => id);
  expect(acknowledged.filter((id) => !stored.includes(id ?? ''))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});
