import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { commonHeaders } from '#server/headers/security-headers.ts';
import { serverTest } from '../setup/fixtures.ts';
import { hasNginx, type Nginx, startNginx } from '../setup/nginx.ts';
import { inbox } from '../setup/server.ts';
import { filmSize, redirects } from '../setup/site-fixture.ts';
import { contact } from '../setup/submissions.ts';

/** The shipped configuration in a real nginx, in front of our server as the guide describes. */
const test = serverTest({ TRUST_PROXY: '1', RATE_LIMIT: 'on' })
  .extend('nginx', { scope: 'file' }, ({ server }, { onCleanup }): Promise<Nginx> => {
    const steps: (() => void | Promise<void>)[] = [];
    onCleanup(async () => {
      for (const undo of steps.toReversed()) await undo();
    });
    return startNginx([server.url], (undo) => void steps.push(undo));
  })
  .skipIf(!hasNginx());

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

test('plain http moves to https, with path and query', async ({ nginx }) => {
  const { status, headers } = await nginx.askPlain('/about?x=1');
  expect([status, headers.location]).toEqual([301, 'https://dhow.example/about?x=1']);
});

test('pages, files and what is missing', async ({ nginx }) => {
  for (const [path, status, type] of [
    ['/', 200, 'text/html; charset=utf-8'],
    ['/about', 200, 'text/html; charset=utf-8'],
    ['/assets/site-abc123.css', 200, 'text/css; charset=utf-8'],
    ['/nowhere', 404, 'text/html; charset=utf-8'],
    ['/assets/nowhere.js', 404, 'text/plain; charset=UTF-8'],
    ['/healthz', 200, 'text/plain; charset=UTF-8'],
    ['/readyz', 200, 'text/plain; charset=UTF-8'],
  ] as const) {
    const answer = await nginx.ask(path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, status, type]);
  }
});

test('old addresses move in one hop', async ({ nginx }) => {
  for (const [from, to] of [...redirects, ['/about/', '/about'], ['/privacy', '/Privacy']] as const) {
    const moved = await nginx.ask(from);
    expect([moved.status, moved.headers.location]).toEqual([301, to]);
    expect((await nginx.ask(to.replace(/#.*/, ''))).status).toBe(200);
  }
});

test('what the build compressed arrives as it is', async ({ nginx }) => {
  const plain = await nginx.ask('/about');
  for (const [coding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await nginx.ask('/about', { headers: { 'Accept-Encoding': coding } });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([coding, 'Accept-Encoding']);
    expect(decompress(answer.bytes).toString()).toBe(plain.body);
  }
});

test('caching: a year for hashed names, asking again for the rest', async ({ nginx }) => {
  expect((await nginx.ask('/assets/entry-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const { headers } = await nginx.ask('/about');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await nginx.ask('/about', { headers: { 'If-None-Match': headers.etag } });
  expect(again.status).toBe(304);
});

test('a film can be read in parts', async ({ nginx }) => {
  const part = await nginx.ask('/media/film.0123abcd.mp4', { headers: { Range: 'bytes=1000-1999' } });
  expect([part.status, part.bytes.length, part.headers['content-range']]).toEqual([
    206,
    1000,
    `bytes 1000-1999/${filmSize}`,
  ]);
});

test('security headers arrive as we send them, and ask for strict transport', async ({ nginx }) => {
  const { headers } = await nginx.ask('/');
  for (const [name, value] of Object.entries(commonHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  expect(headers.server).toBe('nginx');
});

test('a message is taken and stored', async ({ nginx, site }) => {
  const fields = contact();
  const headers = { ...json, Origin: 'https://dhow.example' };
  const answer = await nginx.ask('/api/submit', { method: 'POST', headers, body: JSON.stringify(fields) });
  expect(JSON.parse(answer.body)).toMatchObject({ success: true });
  expect(await inbox(site.databaseUrl, 'export', '--format', 'json')).toContain(fields['id']);
});

test('a form sent from another site is refused', async ({ nginx }) => {
  const headers = { ...json, Origin: 'https://elsewhere.example' };
  const answer = await nginx.ask('/api/submit', { method: 'POST', headers, body: JSON.stringify(contact()) });
  expect(answer.status).toBe(403);
});

test('a visitor who claims many addresses is still one visitor', async ({ nginx }) => {
  const statuses: number[] = [];
  for (let count = 0; count < 40; count++) {
    const headers = { ...json, 'X-Forwarded-For': `203.0.113.${count}` };
    const answer = await nginx.ask('/api/submit', {
      method: 'POST',
      headers,
      body: JSON.stringify(contact()),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toContain(429);
});

test('a body far too large is refused before it reaches us', async ({ nginx }) => {
  const answer = await nginx.ask('/api/submit', { method: 'POST', headers: json, body: 'x'.repeat(100_000) });
  expect(answer.status).toBe(413);
});
