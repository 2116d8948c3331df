import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { farOffice } from '../setup/site-fixture.ts';
import { contact, exportedLead, exportedLeads, post } from '../setup/submissions.ts';

const test = serverTest();

describe('a valid submission', () => {
  test('is answered in both shapes of the contract and is in the inbox', async ({ server, site }) => {
    const fields = contact({
      phone: '+91 98470 12345',
      page: farOffice.page,
      referrer: 'https://search.example/',
      notice: '2025-09-18',
      utm_source: 'newsletter',
      gclid: 'x'.repeat(900),
      landing: '/about',
      role: 'Sailmaker',
      service: 'Branding & Creative',
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
    expect(await exportedLead(site.databaseUrl, answer.data.id)).toMatchObject({
      ...{ form: 'contact', status: 'new', spam: null, office: farOffice.id, revision: 1, role: 'Sailmaker' },
      ...{
        name: 'Anu Thomas',
        email: 'anu@kadal.example',
        phone: '+91 98470 12345',
        phone_number: '+919847012345',
      },
      ...{
        page: farOffice.page,
        notice: '2025-09-18',
        referrer: 'https://search.example/',
      },
      ...{ landing: '/about', service: 'Branding & Creative' },
      campaign: { utm_source: 'newsletter', gclid: 'x'.repeat(500) },
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
      expect(answer.message).toMatch(/^Your message has been sent successfully! We’ll get back/);
      expect(await exportedLead(site.databaseUrl, answer.data.id)).toMatchObject({
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
      expect(await exportedLead(site.databaseUrl, String(fields['id']))).toMatchObject({
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
    const lead = await exportedLead(site.databaseUrl, answer.data.id);
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
    const lead = await exportedLead(site.databaseUrl, String(fields['id']));
    expect([lead.revision, lead.revisions.length]).toEqual([1, 1]);
  });

  test('the same id with another text is kept as a revision', async ({ server, site }) => {
    const fields = contact({ message: 'first' });
    await post(server, fields);
    await post(server, { ...fields, message: 'second' });
    await post(server, { ...fields, message: 'first' });
    const lead = await exportedLead(site.databaseUrl, String(fields['id']));
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
    const leads = (await exportedLeads(site.databaseUrl)).filter((lead) =>
      String(lead['message']).startsWith(message),
    );
    expect(leads).toHaveLength(2);
  });

  test('an id that is none does not lose the lead', async ({ server }) => {
    for (const id of ['1', 'x'.repeat(500), { a: 1 }, null])
      expect((await post(server, contact({ id }))).answer.success).toBe(true);
  });
});
