import { setImmediate } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { inbox } from '../setup/server.ts';
import { served } from '../setup/site-fixture.ts';
import { contact, type ExportedLead, exportedLead, exportedLeads, post } from '../setup/submissions.ts';

const test = serverTest();

describe('what is wrong', () => {
  test('is said with a sentence for each field, and nothing is stored', async ({ server, site }) => {
    const before = (await exportedLeads(site.databaseUrl)).length;
    const { response, answer } = await post(server, {
      form: 'callback',
      email: 'anu@kadal',
      phone: 'none',
      company: ' ',
      message: 'x'.repeat(7001),
      fullName: { a: 1 },
    });
    expect(response.status).toBe(422);
    expect(answer).toMatchObject({
      success: false,
      statusCode: 422,
      message: 'Please check these fields',
    });
    expect(answer.errors).toEqual({
      fullName: 'Please write your full name in letters.',
      company: 'Please name your company or organisation.',
      email: 'Please give an email address in full, such as name@company.com.',
      phone: served.words.problems.invalid.phone,
      message: 'Please shorten this to 7000 characters.',
    });
    expect(await exportedLeads(site.databaseUrl)).toHaveLength(before);
  });

  test('an audit without an email address is refused, because nobody could answer', async ({ server }) => {
    const { answer } = await post(server, { form: 'audit', name: 'Anu', website: 'kadal.example' });
    expect(answer.errors).toEqual({ email: 'Please give an email address, so that we can answer you.' });
  });

  test.for([
    ['application/json', '{"form":"contact",', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['text/plain', 'hello', 400],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense', 400],
    ['', '', 400],
    ['application/json', JSON.stringify({ message: 'x'.repeat(33 * 1024) }), 413],
  ] as const)('%s with %j answers 4xx', async ([type, body, status], { server }) => {
    const response = await fetch(`${server.url}/api/submit`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, statusCode: status });
  });

  test('a body without a declared length is cut off at the limit', async ({ server }) => {
    const body = new ReadableStream({
      async pull(controller) {
        // Between two pieces the answer can be noticed; without a pause an endless body may fill the memory.
        await setImmediate();
        controller.enqueue(new TextEncoder().encode('x'.repeat(8192)));
      },
    });
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as const;
    const status = await fetch(`${server.url}/api/submit`, request).then(
      (response) => response.status,
      () => 'connection closed',
    );
    expect([413, 'connection closed']).toContain(status);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('other methods are refused', async ({ server }) => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(`${server.url}/api/submit`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const reloaded = await fetch(`${server.url}/api/submit`, { redirect: 'manual' });
    expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, '/contact']);
  });
});

describe('where it comes from', () => {
  test.for([
    [{}, 200],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 200],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'nonsense' }, 403],
  ] as const)('%j answers %i', async ([headers, status], { server }) => {
    expect((await post(server, contact(), headers)).response.status).toBe(status);
  });

  test('its own origin is the host that was asked, whatever its name', async ({ server }) => {
    expect((await post(server, contact(), { Origin: server.url })).response.status).toBe(200);
    expect(
      (await post(server, contact(), { Origin: server.url.replace('http:', 'https:') })).response.status,
    ).toBe(200);
    expect((await post(server, contact(), { Origin: 'http://127.0.0.1:1' })).response.status).toBe(403);
  });
});

describe('suspected spam', () => {
  test.for([
    ['a filled trap', { botcheck: 'on' }, 'trap'],
    ['a ticked trap', { botcheck: true }, 'trap'],
    ['an empty trap', { botcheck: '' }, null],
    ['a form filled in at once', { started: Date.now() + 60_000, sent: Date.now() + 61_000 }, 'speed'],
    ['a form filled in by hand', { started: Date.now() - 30_000, sent: Date.now() }, null],
    ['a clock that is wrong by an hour', { started: Date.now() + 3_600_000 }, null],
    ['no script', {}, null],
  ] as const)('%s', async ([_what, fields, spam], { server, site }) => {
    const { answer } = await post(server, contact(fields));
    expect(answer.success).toBe(true);
    expect(await exportedLead(site.databaseUrl, answer.data.id)).toMatchObject({ spam });
    const shown = JSON.parse(await inbox(site.databaseUrl, 'export')) as ExportedLead[];
    expect(shown.some(({ id }) => id === answer.data.id)).toBe(spam === null);
  });

  test('a form sent right after it was shown is kept apart, judged by our own clock', async ({
    server,
    site,
  }) => {
    const { answer } = await post(server, contact({ started: Date.now() - 500 }));
    expect(await exportedLead(site.databaseUrl, answer.data.id)).toMatchObject({ spam: 'speed' });
  });
});

test('the log names no person', async ({ server }) => {
  await post(
    server,
    contact({
      name: 'Zebedee Quill',
      email: 'zebedee@quill.example',
      phone: '98470 99999',
      message: 'Secret plan',
    }),
  );
  await post(server, contact({ email: 'zebedee@quill' }));
  const log = server.lines.join('\n');
  expect(log).toContain('submission stored');
  expect(log).not.toMatch(/zebedee|quill|99999|secret/i);
});
