/**
 * Loads pages and sends messages at a fixed rate for a long time against the built site: `npm run bench -- soak`.
 * Fails if a request fails, a message is lost or duplicated, or memory grows. `SOAK_SECONDS` and `SOAK_RATE` set
 * duration and rate.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { openInbox } from '#server/inbox/database.ts';
import { residentMemory } from '../../tests/setup/memory.ts';
import { startServer } from '../../tests/setup/server.ts';
import { type CleanUp, temporaryFolder, withCleanUp } from '../../tests/setup/temporary.ts';
import { createClient } from './load/client.ts';
import { median, milliseconds, quantile } from './figures.ts';
import { atRate } from './load/rate.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 600);
const rate = Number(process.env['SOAK_RATE'] ?? 300);
/** One request in this many is a message; the others load pages and their assets. */
const messageEvery = 15;
/**
 * Megabytes by which memory in the last tenth of the run may exceed the middle tenth, to allow for garbage
 * collection. At 300 requests a second for ten minutes, a leak of 400 bytes per request exceeds it.
 */
const swing = 32;

const siteDir = path.resolve('build', 'client');

/** Paths of all pages and of their scripts and styles. */
function addresses(): string[] {
  const pages = globSync('**/index.html', { cwd: siteDir }).map((file) =>
    `/${path.dirname(file)}`.replace('/.', '/'),
  );
  // 404 pages respond with status 404, which would count as an error.
  return [
    ...pages.filter((page) => !page.endsWith('/404')),
    ...globSync('assets/*.{js,css}', { cwd: siteDir }).map((file) => `/${file}`),
  ];
}

/** Memory at a fraction of the run: the median of a tenth of the samples around it. */
function memoryAt(samples: readonly number[], share: number): number {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const start = Math.min(samples.length - tenth, Math.floor((samples.length - tenth) * share));
  return median(samples.slice(start, start + tenth));
}

/** Number of stored revisions per message id. */
async function copies(databaseUrl: string): Promise<Map<string, number>> {
  const { db } = await openInbox(databaseUrl);
  const rows = await db.selectFrom('revisions').select('lead_id').execute();
  await db.destroy();
  return new Map([...Map.groupBy(rows, (row) => row.lead_id)].map(([id, all]) => [id, all.length]));
}

async function soak(cleanUp: CleanUp): Promise<void> {
  const databaseUrl = `file:${path.join(temporaryFolder(cleanUp), 'inbox.db')}`;
  const settings = { SITE_DIR: siteDir, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl };
  const server = await startServer(settings, cleanUp);
  const client = createClient();
  cleanUp(client.close);
  const pages = addresses();
  const acknowledged: string[] = [];
  const times: number[] = [];
  const memory: number[] = [];
  let errors = 0;

  async function act(number: number): Promise<void> {
    const isMessage = number % messageEvery === 0;
    const id = randomUUID();
    const address = server.url + (pages[number % pages.length] ?? '/');
    const { ok, took } = await (isMessage ? client.submit(server.url, id) : client.load(address));
    if (!ok) errors++;
    times.push(took);
    if (ok && isMessage) acknowledged.push(id);
  }

  console.log(`${rate} requests a second for ${seconds} s over ${pages.length} pages and files`);
  // Warm-up, so that the JIT has compiled the measured code.
  await atRate(rate, Math.min(10, seconds / 10), act);
  [errors, times.length] = [0, 0];
  const begun = performance.now();
  const progress = setInterval(() => {
    const elapsed = Math.round((performance.now() - begun) / 1000);
    const recent = milliseconds(quantile(times.slice(-rate * 5), 0.99));
    console.log(
      `${elapsed} s: ${times.length} answered, ${errors} errors, p99 ${recent}, ${Math.round(memory.at(-1) ?? 0)} MB`,
    );
  }, 5000);
  const sampling = setInterval(() => memory.push(residentMemory(server.pid)), 1000);
  await atRate(rate, seconds, act);
  clearInterval(progress);
  clearInterval(sampling);
  const exit = await server.stop();

  const found = await copies(databaseUrl);
  const once = acknowledged.filter((id) => found.get(id) === 1).length;
  const [start, middle, end] = [0, 0.5, 1].map((share) => Math.round(memoryAt(memory, share)));
  const isFlat = (end ?? Infinity) - (middle ?? 0) <= swing;
  const problems = [
    errors > 0 && 'errors',
    !isFlat && `memory grew by more than ${swing} MB after the middle`,
    once !== acknowledged.length && 'messages lost or doubled',
    exit !== 0 && `the server ended with ${exit}`,
    server.lines.length > 0 && `the server warned: ${server.lines[0]}`,
  ].filter(Boolean);
  console.log(
    `${problems.length === 0 ? 'ok' : `FAILED (${problems.join('; ')})`}: ${times.length} requests, ${errors} errors, ` +
      `p50 ${milliseconds(quantile(times, 0.5))}, p99 ${milliseconds(quantile(times, 0.99))}, ` +
      `memory ${start} / ${middle} / ${end} MB at start / middle / end, ` +
      `${once} of ${acknowledged.length} acknowledged messages there once`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (existsSync(path.join(siteDir, 'index.html'))) await withCleanUp(soak);
else {
  console.error('The site is not built: run "npm run build" first.');
  process.exitCode = 1;
}
