/** Measures submissions at a fixed rate, with and without storing: `npm run bench -- submit [RATE [SECONDS]]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { openInbox } from '#server/inbox/database.ts';
import { startServer } from '../../tests/setup/server.ts';
import { type CleanUp, temporaryFolder, withCleanUp } from '../../tests/setup/temporary.ts';
import { createClient, type Outcome } from './load/client.ts';
import { milliseconds, quantile } from './figures.ts';
import { atRate } from './load/rate.ts';

const [rate = 200, seconds = 30] = process.argv.slice(2).map(Number);
const client = createClient();

function report(outcomes: readonly Outcome[], elapsed: number): void {
  const times = outcomes.filter(({ ok }) => ok).map(({ took }) => took);
  const at = (share: number): string => milliseconds(quantile(times, share));
  console.log(
    `  ${outcomes.length} sent in ${elapsed.toFixed(1)} s, ${(outcomes.length / elapsed).toFixed(0)} a second`,
  );
  console.log(`  acknowledged ${times.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
}

/** Returns the number of acknowledged messages. */
async function measure(
  script: string,
  folder: string,
  databaseUrl: string,
  cleanUp: CleanUp,
): Promise<number> {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>bench</title>');
  const settings = { SITE_DIR: site, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl };
  const server = await startServer(settings, cleanUp, { script });
  // Warm-up, so that the JIT has compiled the measured code.
  const warmUp = await Promise.all(Array.from({ length: 50 }, () => client.submit(server.url)));
  const begun = performance.now();
  const outcomes = await atRate(rate, seconds, () => client.submit(server.url));
  report(outcomes, (performance.now() - begun) / 1000);
  await server.stop();
  return [...warmUp, ...outcomes].filter(({ ok }) => ok).length;
}

async function stored(databaseUrl: string): Promise<number> {
  const { db } = await openInbox(databaseUrl);
  const rows = await db.selectFrom('leads').select('id').execute();
  await db.destroy();
  return rows.length;
}

console.log(`${rate} submissions a second for ${seconds} s, ${availableParallelism()} processors`);
await withCleanUp(async (cleanUp) => {
  const folder = temporaryFolder(cleanUp);
  const databaseUrl = process.env['DATABASE_URL'] ?? `file:${path.join(folder, 'inbox.db')}`;
  const before = await stored(databaseUrl);
  console.log('durable');
  const acknowledged = await measure('server/start.ts', folder, databaseUrl, cleanUp);
  const found = (await stored(databaseUrl)) - before;
  console.log(`  in the inbox ${found} of ${acknowledged} acknowledged, warm-up included`);
  console.log('with storing left out');
  await measure('scripts/bench/without-store.ts', folder, databaseUrl, cleanUp);
  if (found !== acknowledged) process.exitCode = 1;
});
client.close();
