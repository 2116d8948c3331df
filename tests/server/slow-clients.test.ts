import { describe } from 'vitest';
import { logged } from '../setup/discretion.ts';
import { serverTest } from '../setup/fixtures.ts';
import type { RunningServer } from '../setup/server.ts';
import { openConnections, submissionHead } from '../setup/sockets.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';

const test = serverTest();

/** Writes a byte at a time, like a client that wants to hold a connection open. */
function drip(write: (text: string) => void, text: string, every: number): () => void {
  let at = 0;
  const timer = setInterval(() => write(text[at++ % text.length] ?? ''), every);
  return () => clearInterval(timer);
}

/** What a page and a message are answered with. */
async function served(server: RunningServer): Promise<number[]> {
  const [page, message] = await Promise.all([fetch(`${server.url}/about`), post(server, contact())]);
  return [page.status, message.response.status];
}

/**
 * The status lines that arrived. A client that writes after the server has closed gets a reset, which drops an answer
 * that it has not read yet.
 */
const statusLines = (answers: readonly string[]): string[] =>
  answers.filter(Boolean).map((answer) => answer.split('\r\n')[0] ?? '');

// They wait for the server's real time limits, so they run in parallel.
describe.concurrent('whoever takes too long is cut off', () => {
  test('headers that never end: 408 after ten seconds', async ({ server, expect, onTestFinished }) => {
    const begun = performance.now();
    const attackers = await openConnections(server.url, 100, onTestFinished);
    const stops = attackers.map(({ socket }) => {
      socket.write('GET / HTTP/1.1\r\nHost: dhow.example\r\nX-Slow: ');
      return drip((text) => socket.write(text), 'a', 500);
    });
    expect(await served(server)).toEqual([200, 200]);
    const answers = await Promise.all(attackers.map(({ closed }) => closed));
    for (const stop of stops) stop();
    expect(new Set(statusLines(answers))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expect(performance.now() - begun).toBeLessThan(25_000);
  });

  test('a body that never ends: cut off after half a minute, nothing stored', async ({
    server,
    site,
    expect,
    onTestFinished,
  }) => {
    const begun = performance.now();
    const attackers = await openConnections(server.url, 100, onTestFinished);
    const body = JSON.stringify(contact({ message: 'slow' }));
    const stops = attackers.map(({ socket }) => {
      socket.write(submissionHead({ 'Content-Length': body.length }));
      return drip((text) => socket.write(text), ' ', 500);
    });
    expect(await served(server)).toEqual([200, 200]);
    const answers = await Promise.all(attackers.map(({ closed }) => closed));
    for (const stop of stops) stop();
    expect(statusLines(answers)).not.toEqual([]);
    for (const line of statusLines(answers)) expect(line).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(performance.now() - begun).toBeLessThan(50_000);
    const stored = await exportedLeads(site.databaseUrl);
    expect(stored.filter((lead) => lead['message'] === 'slow')).toEqual([]);
    expect(logged(server.lines, 'request failed')).toEqual([]);
  });

  test('2,000 connections that say nothing: pages answer all the same, and they are closed', async ({
    server,
    expect,
    onTestFinished,
  }) => {
    const idle = await openConnections(server.url, 2000, onTestFinished);
    let ended = 0;
    for (const { closed } of idle) void closed.then(() => (ended += 1));
    expect(await served(server)).toEqual([200, 200]);
    expect(ended, 'closed before a page and a message were answered').toBeLessThan(2000);
    await Promise.all(idle.map(({ closed }) => closed));
    expect(await served(server)).toEqual([200, 200]);
  });

  test('2,000 visitors who keep their connection after a page: pages answer all the same', async ({
    server,
    expect,
    onTestFinished,
  }) => {
    const kept = await openConnections(server.url, 2000, onTestFinished);
    for (const { socket } of kept) socket.write('HEAD /about HTTP/1.1\r\nHost: dhow.example\r\n\r\n');
    expect(await served(server)).toEqual([200, 200]);
    const answers = await Promise.all(kept.map(({ closed }) => closed));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});
