import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { inbox } from '../setup/server.ts';
import { contact, post } from '../setup/submissions.ts';

const test = serverTest();

interface Exported {
  id: string;
  revision: number;
  spam: string | null;
  revisions: { content: { fields: Record<string, string> } }[];
  [column: string]: unknown;
}

async function exported(databaseUrl: string): Promise<Exported[]> {
  return JSON.parse(await inbox(databaseUrl, 'export', '--all')) as Exported[];
}

async function stored(databaseUrl: string, id: string | undefined): Promise<Exported> {
  const lead = (await exported(databaseUrl)).find((candidate) => candidate.id === id);
  if (!lead) throw new Error(`no lead ${id}`);
  return lead;
}

describe('a valid submission', () => {
  test('is answered in both shapes of the contract and is in the inbox', async ({ server, site }) => {
    const fields = contact({
      page: '/ae/services/seo-company-in-dubai',
      referrer: 'https://search.example/',
      notice: '2025-09-18',
      utm_source: 'newsletter',
      role: 'Sailmaker',
      topic: ['seo', 'ads'],
    });
    const { response, answer } = await post(server, fields);
    const id = fields['id'];
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer).toEqual({
      success: true,
      message: 'Your message has been sent!',
      data: { id },
      statusCode: 200,
      body: { data: { id }, message: 'Your message has been sent!' },
    });
    expect(await stored(site.databaseUrl, answer.data.id)).toMatchObject({
      ...{ form: 'contact', status: 'new', spam: null, office: 'dubai', revision: 1, role: 'Sailmaker' },
      ...{
        name: 'Anu Thomas',
        email: 'anu@kadal.example',
        phone: '98470 12345',
        phone_number: '+919847012345',
      },
      ...{
        page: '/ae/services/seo-company-in-dubai',
        notice: '2025-09-18',
        referrer: 'https://search.example/',
      },
      campaign: { utm_source: 'newsletter' },
      extra: { topic: 'seo, ads' },
    });
  });

  test('of callback and audit is answered with the general words', async ({ server, site }) => {
    const callback = {
      form: 'callback',
      fullName: 'Anu',
      company: 'Kadal',
      phone: '+971 50 123 4567',
      email: 'a@kadal.example',
      message: 'Ring me.',
    };
    const audit = { form: 'audit', email: 'a@kadal.example' };
    for (const fields of [callback, audit]) {
      const { answer } = await post(server, fields);
      expect(answer.message).toMatch(/^Your message has been sent successfully! We'll get back/);
      expect(await stored(site.databaseUrl, answer.data.id)).toMatchObject({
        form: fields.form,
        email: 'a@kadal.example',
      });
    }
  });

  test('may come as JSON, form-encoded or multipart, in any script', async ({ server, site }) => {
    const text = 'കടൽ and بحر and 🚢\nsecond line';
    const bodies = ['json', 'form', 'multipart'].map(
      (name) => [name, contact({ message: `${text} ${name}` })] as const,
    );
    for (const [name, fields] of bodies) {
      const pairs = Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]);
      const form = new FormData();
      for (const [key, value] of pairs) form.append(key, value);
      const body = { json: JSON.stringify(fields), form: new URLSearchParams(pairs), multipart: form }[name];
      const headers = name === 'json' ? { 'Content-Type': 'application/json' } : {};
      const response = await fetch(`${server.url}/api/submit`, {
        method: 'POST',
        headers,
        ...(body && { body }),
      });
      expect(response.status).toBe(200);
      expect(await stored(site.databaseUrl, String(fields['id']))).toMatchObject({
        message: `${text} ${name}`,
      });
    }
  });

  test('from the official client of the external service needs none of our fields', async ({
    server,
    site,
  }) => {
    // The body and headers of @web3forms/react: src/index.tsx, submit().
    const body = {
      access_key: 'b3c1f2aa',
      subject: 'Hello',
      from_name: 'My site',
      botcheck: false,
      name: 'Anu',
      email: 'a@kadal.example',
      message: 'Hi',
    };
    const { response, answer } = await post(server, body);
    expect([response.status, answer.success, typeof answer.message]).toEqual([200, true, 'string']);
    const lead = await stored(site.databaseUrl, answer.data.id);
    expect(lead).toMatchObject({
      form: 'contact',
      spam: null,
      name: 'Anu',
      extra: { subject: 'Hello', from_name: 'My site' },
    });
    expect(JSON.stringify(lead)).not.toContain('b3c1f2aa');
  });
});

describe('sent more than once', () => {
  test('the same id with the same text is one lead', async ({ server, site }) => {
    const fields = contact();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(server, fields)));
    expect(answers.map(({ answer }) => answer.data.id)).toEqual(answers.map(() => fields['id']));
    const lead = await stored(site.databaseUrl, String(fields['id']));
    expect([lead.revision, lead.revisions.length]).toEqual([1, 1]);
  });

  test('the same id with another text is kept as a revision', async ({ server, site }) => {
    const fields = contact({ message: 'first' });
    await post(server, fields);
    await post(server, { ...fields, message: 'second' });
    await post(server, { ...fields, message: 'first' });
    const lead = await stored(site.databaseUrl, String(fields['id']));
    expect(lead).toMatchObject({ revision: 2, message: 'second' });
    expect(lead.revisions.map(({ content }) => content.fields['message'])).toEqual(['first', 'second']);
  });

  test('without an id the same text in a short time is one lead, another text another', async ({
    server,
    site,
  }) => {
    const message = randomUUID();
    for (const text of [message, message, `${message} and more`])
      await post(server, contact({ id: undefined, message: text }));
    const leads = (await exported(site.databaseUrl)).filter((lead) =>
      String(lead['message']).startsWith(message),
    );
    expect(leads).toHaveLength(2);
  });

  test('an id that is none does not lose the lead', async ({ server }) => {
    for (const id of ['1', 'x'.repeat(500), { a: 1 }, null])
      expect((await post(server, contact({ id }))).answer.success).toBe(true);
  });
});

describe('what is wrong', () => {
  test('is said with a sentence for each field, and nothing is stored', async ({ server, site }) => {
    const before = (await exported(site.databaseUrl)).length;
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
      message: 'Please look at these fields again',
    });
    expect(answer.errors).toEqual({
      fullName: 'Please write your full name in letters.',
      company: 'Please name your company or organisation.',
      email: 'Please give an e-mail address in full, such as name@company.com.',
      phone: 'Please give a phone number with its digits, such as 98470 12345 or +971 50 123 4567.',
      message: 'Please shorten this to 7000 characters.',
    });
    expect(await exported(site.databaseUrl)).toHaveLength(before);
  });

  test('an audit without an e-mail address is refused, because nobody could answer', async ({ server }) => {
    const { answer } = await post(server, { form: 'audit', name: 'Anu', website: 'kadal.example' });
    expect(answer.errors).toEqual({ email: 'Please give an e-mail address, so that we can answer you.' });
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
      pull(controller) {
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
    expect(await stored(site.databaseUrl, answer.data.id)).toMatchObject({ spam });
    const shown = JSON.parse(await inbox(site.databaseUrl, 'export')) as Exported[];
    expect(shown.some(({ id }) => id === answer.data.id)).toBe(spam === null);
  });

  test('a form sent right after it was shown is kept apart, judged by our own clock', async ({
    server,
    site,
  }) => {
    const { answer } = await post(server, contact({ started: Date.now() - 500 }));
    expect(await stored(site.databaseUrl, answer.data.id)).toMatchObject({ spam: 'speed' });
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
