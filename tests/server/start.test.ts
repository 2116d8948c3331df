import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createClientInfo } from '#server/client-info.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { run } from '../setup/server.ts';
import { siteFixture, startSite } from '../setup/site-fixture.ts';
import { openConnection, submissionHead } from '../setup/sockets.ts';
import { contact, exportedLeads, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';

test.for([
  [{ PORT: '80000' }, 'PORT must be a port number such as 3000'],
  [{ PORT: 'web' }, 'PORT must be a port number such as 3000'],
  [{ SITE_URL: 'dhow.example' }, 'SITE_URL must be a web address such as https://example.com'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be file:path/to/inbox.db or postgres://user@host/name'],
  [{ SMTP_URL: 'smtp://localhost' }, 'NOTIFY_TO must be set, because SMTP_URL is'],
  [
    { SMTP_URL: 'localhost', NOTIFY_TO: 'a@b.example' },
    'SMTP_URL must be smtp://user:password@host:587 or smtps://…',
  ],
  [
    { SMTP_URL: 'smtp://x', NOTIFY_TO: 'nobody' },
    'NOTIFY_TO.0 must be one or more email addresses with commas between them',
  ],
  [{ WEBHOOK_URL: 'https://x.example' }, 'WEBHOOK_SECRET must be set, because WEBHOOK_URL is'],
  [{ FORM_ENDPOINT: 'https://x.example' }, 'FORM_ACCESS_KEY must be set, because FORM_ENDPOINT is'],
  [
    { HOST: 'a', PORT: 'b', RATE_LIMIT: 'c' },
    'PORT must be a port number such as 3000; RATE_LIMIT must be on or off',
  ],
] as const)('%j is refused in one clear line', ([settings, line]) => {
  expect(() => readSettings(settings)).toThrow(new SettingsError(line));
});

test.for(['everybody', 'OFF', 'Loopback', '1.2.3', '10.0.0.0/99', '10.0.0.0/', 'fe80::1%eth0', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused in the same way',
  (TRUST_PROXY) => {
    const line = 'TRUST_PROXY must be off, loopback, a number of proxies, or addresses such as 10.0.0.0/8';
    expect(() => readSettings({ TRUST_PROXY })).toThrow(new SettingsError(line));
  },
);

test.for(['off', 'loopback', '0', '2', '192.0.2.7', '10.0.0.0/8, 192.0.2.7', '2001:DB8::/32,::1'])(
  'TRUST_PROXY=%s is taken',
  (TRUST_PROXY) => {
    expect(() => createClientInfo(readSettings({ TRUST_PROXY }).trustProxy)).not.toThrow();
  },
);

test('a wrong setting ends the start with that line alone', async () => {
  expect(await run('server/start.ts', [], { RATE_LIMIT: 'no' })).toEqual({
    code: 1,
    output: '',
    errors: 'RATE_LIMIT must be on or off\n',
  });
});

test('a database that cannot be opened ends with one line', async () => {
  const { settings, folder } = siteFixture();
  const file = path.join(folder, 'broken.db');
  writeFileSync(file, 'this is no database, and long enough to be read as one '.repeat(100));
  const { code, errors } = await run('server/start.ts', [], { ...settings, DATABASE_URL: `file:${file}` });
  expect([code, errors]).toEqual([1, 'file is not a database\n']);
});

test('a port in use ends with one line', async () => {
  const { settings, server: first } = await startSite();
  const { code, errors } = await run('server/start.ts', [], { ...settings, PORT: new URL(first.url).port });
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining('EADDRINUSE')]);
});

test('a stop finishes what is under way', async () => {
  const { settings, server } = await startSite();
  const posts = Array.from({ length: 50 }, () => post(server, contact()));
  await Promise.race(posts);
  const exit = server.stop();
  const results = await Promise.allSettled(posts);
  expect(await exit).toBe(0);
  // Requests on accepted connections are answered, others are refused, and none is half done.
  const answered = results.filter((result) => result.status === 'fulfilled');
  expect(answered.every(({ value }) => value.answer.success)).toBe(true);
  const { output } = await run('server/inbox/cli.ts', ['export'], settings);
  expect((JSON.parse(output) as unknown[]).length).toBeGreaterThanOrEqual(answered.length);
});

test('a message that is half here at a stop is taken all the same', async () => {
  const { databaseUrl, server } = await startSite();
  const body = JSON.stringify(contact({ message: 'half of it' }));
  const { socket, closed } = await openConnection(server.url);
  socket.write(submissionHead({ 'Content-Length': body.length }) + body.slice(0, 40));
  // Answered after the partial request, which came first.
  await fetch(`${server.url}/healthz`);
  const exit = server.stop();
  await eventually('no new connection is taken', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  socket.write(body.slice(40));
  expect(await closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*"success":true/);
  expect(await exit).toBe(0);
  expect(await exportedLeads(databaseUrl)).toMatchObject([{ message: 'half of it' }]);
});

test('a second signal ends the process at once, of whichever kind', async () => {
  const { server } = await startSite();
  const { socket } = await openConnection(server.url);
  // A request that never ends holds the stop up.
  socket.write(submissionHead({ 'Content-Length': 1000 }));
  await fetch(`${server.url}/healthz`);
  server.process.kill('SIGTERM');
  await eventually('the stop has begun', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  server.process.kill('SIGINT');
  expect(await once(server.process, 'exit')).toEqual([null, 'SIGINT']);
});

test('it says when it is alive and when it can store', async () => {
  const { server } = await startSite();
  const answers = await Promise.all(
    ['/healthz', '/readyz'].map(async (address) => (await fetch(server.url + address)).text()),
  );
  expect(answers).toEqual(['alive\n', 'ready\n']);
});
