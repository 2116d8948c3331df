import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { residentMemory } from '../setup/memory.ts';
import { openConnection, openConnections, submissionHead } from '../setup/sockets.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';

const test = serverTest();

/** Writes until the other side closes; returns how many megabytes were accepted. */
async function pour(
  url: string,
  head: string,
  chunk: string,
): Promise<{ answer: string; megabytes: number }> {
  const { socket, closed, received } = await openConnection(url);
  socket.write(head);
  const state = { isOpen: true };
  void closed.then(() => (state.isOpen = false));
  while (state.isOpen && socket.bytesWritten < 200_000_000)
    if (!socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  socket.destroy();
  return { answer: received(), megabytes: socket.bytesWritten / 1e6 };
}

describe('a body that is too large', () => {
  test('is refused by its declared length, before any of it was sent', async ({ server }) => {
    const { socket, closed } = await openConnection(server.url);
    socket.write(submissionHead({ 'Content-Length': 1e12 }));
    expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is cut off when it comes without an end, and costs no memory', async ({ server }) => {
    const before = residentMemory(server.pid);
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const floods = Array.from({ length: 20 }, () =>
      pour(server.url, submissionHead({ 'Transfer-Encoding': 'chunked' }), chunk),
    );
    for (const { answer, megabytes } of await Promise.all(floods)) {
      expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
      expect(megabytes).toBeLessThan(20);
    }
    expect(residentMemory(server.pid) - before).toBeLessThan(100);
    expect((await post(server, contact())).answer.success).toBe(true);
  });

  test('is refused however small its pieces are', async ({ server }) => {
    const { answer } = await pour(
      server.url,
      submissionHead({ 'Transfer-Encoding': 'chunked' }),
      '1\r\nx\r\n'.repeat(10_000),
    );
    expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
  });
});

describe('headers', () => {
  test.for([
    ['one of 20 KB', `X-Long: ${'a'.repeat(20_000)}\r\n`],
    ['10,000 small ones', Array.from({ length: 10_000 }, (_, index) => `X-${index}: a\r\n`).join('')],
    ['an address of 20 KB', ''],
  ] as const)('%s answer 431', async ([what, headers], { server }) => {
    const { socket, closed } = await openConnection(server.url);
    const path = what.startsWith('an address') ? `/${'a'.repeat(20_000)}` : '/';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: dhow.example\r\n${headers}\r\n`);
    expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('that disagree about where a request ends are refused', async ({ server, site }) => {
    const before = (await exportedLeads(site.databaseUrl)).length;
    for (const lengths of [
      'Content-Length: 4\r\nContent-Length: 5\r\n',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Content-Length: -1\r\n',
      'Content-Length : 4\r\n',
    ]) {
      const { socket, closed } = await openConnection(server.url);
      socket.write(
        `POST /api/submit HTTP/1.1\r\nHost: dhow.example\r\n${lengths}\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      );
      const answer = await closed;
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    }
    expect(await exportedLeads(site.databaseUrl)).toHaveLength(before);
  });

  test('1,000 floods at once leave the site standing', async ({ server }) => {
    const floods = await openConnections(server.url, 1000);
    for (const { socket } of floods) socket.write(`GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(17_000)}\r\n`);
    const page = await fetch(`${server.url}/about`);
    expect(page.status).toBe(200);
    await Promise.all(floods.map(({ closed }) => closed));
    expect((await post(server, contact())).answer.success).toBe(true);
  });
});
