/**
 * Measures submissions at a fixed rate, durable and with storing left out: `npm run bench:submit [RATE [SECONDS]]`.
 * The rate is kept whatever the answers take, as visitors do not wait for each other.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openInbox } from '#server/inbox/database.ts';

const [rate = 200, seconds = 30] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'bench-submit-'));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

async function start(script: string, databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>bench</title>');
  const env = {
    ...process.env,
    SITE_DIR: site,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
  };
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, script)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Serving on (\S+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('the server did not start');
}

/** One submission; milliseconds until its answer, or undefined when it was not taken. */
function submit(url: string, number: number): Promise<number | undefined> {
  const begun = performance.now();
  const body = JSON.stringify({
    ...{
      form: 'contact',
      id: crypto.randomUUID(),
      name: `Visitor ${number}`,
      email: `visitor${number}@example.com`,
    },
    ...{ phone: '+971 50 123 4567', message: 'We would like to talk about a website. '.repeat(10) },
  });
  return new Promise((resolve) => {
    const outgoing = request(`${url}/api/submit`, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json' },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : undefined));
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}

async function load(url: string): Promise<(number | undefined)[]> {
  const total = rate * seconds;
  const answers: Promise<number | undefined>[] = [];
  const begun = performance.now();
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * rate) + 1);
    while (answers.length < due) answers.push(submit(url, answers.length));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const results = await Promise.all(answers);
  const elapsed = (performance.now() - begun) / 1000;
  console.log(
    `  ${results.length} sent in ${elapsed.toFixed(1)} s, ${(results.length / elapsed).toFixed(0)} a second`,
  );
  return results;
}

function report(results: readonly (number | undefined)[]): void {
  const times = results.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    `${(times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1)} ms`;
  console.log(`  acknowledged ${times.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
}

async function measure(title: string, script: string, databaseUrl: string): Promise<number> {
  console.log(title);
  const { child, url } = await start(script, databaseUrl);
  // Compiles the code that the measured requests run.
  await Promise.all(Array.from({ length: 50 }, (_, index) => submit(url, index)));
  const results = await load(url);
  report(results);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return results.filter((time) => time !== undefined).length + 50;
}

async function stored(databaseUrl: string): Promise<number> {
  const { db } = await openInbox(databaseUrl);
  const rows = await db.selectFrom('leads').select('id').execute();
  await db.destroy();
  return rows.length;
}

console.log(`${rate} submissions a second for ${seconds} s, ${availableParallelism()} processors`);
const databaseUrl = process.env['DATABASE_URL'] ?? `file:${path.join(folder, 'inbox.db')}`;
const before = await stored(databaseUrl);
const acknowledged = await measure('durable', '../server/start.ts', databaseUrl);
const found = (await stored(databaseUrl)) - before;
console.log(`  in the inbox ${found} of ${acknowledged} acknowledged, warm-up included`);
await measure('with storing left out', 'bench-without-store.ts', databaseUrl);
rmSync(folder, { recursive: true });
agent.destroy();
if (found !== acknowledged) process.exitCode = 1;
