import { createHmac, randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { mailMessage } from '#server/delivery/mail.ts';
import type { LeadTable } from '#server/inbox/tables.ts';
import { postgresTest } from '../setup/fixtures.ts';
import { header, type Mood, startMailServer } from '../setup/mail-server.ts';
import { type Environment, inbox, run, type RunningServer, startServer } from '../setup/server.ts';
import { served, startSite } from '../setup/site-fixture.ts';
import { contact, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';
import { startWebhook } from '../setup/receiver.ts';

/** The lead of a mail, from its Message-ID. */
function leadOf(source: string): string | undefined {
  return /^<([0-9a-f-]{36})\.1\.mail@/.exec(header(source, 'Message-ID') ?? '')?.[1];
}

function counts(ids: readonly (string | undefined)[]): Map<string | undefined, number> {
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]));
}

async function send(server: RunningServer, count: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => post(server, contact({ message: randomUUID() }))),
  );
  return answers.map(({ answer }) => answer.data.id ?? 'none');
}

function mailSettings(url: string): Environment {
  return {
    SMTP_URL: url,
    NOTIFY_TO: 'desk@dhow.example,second@dhow.example',
    DELIVERY_PAUSE: '50',
    SITE_URL: 'https://dhow.example',
  };
}

/** A server that sends mail, its mail server, and its settings. */
async function mailing(more: Environment = {}) {
  const mail = await startMailServer(onTestFinished);
  return { mail, ...(await startSite({ ...mailSettings(mail.url), ...more })) };
}

/** Every lead has arrived exactly once. */
async function expectOnce(taken: readonly string[], leads: readonly string[], time?: number): Promise<void> {
  await eventually('all mails', () => new Set(taken.map(leadOf)).size === leads.length, time);
  expect(counts(taken.map(leadOf))).toEqual(counts(leads));
}

test('a lead arrives as a mail that answers the visitor', async () => {
  const { mail, server } = await mailing();
  await post(server, contact({ name: 'അനു "Tom" Thomas', phone: '+91 98470 12345', page: '/contact' }));
  await eventually('the mail', () => mail.taken.length === 1);
  const [source = ''] = mail.taken;
  expect(header(source, 'From')).toBe(`${served.brand.name} <website@dhow.example>`);
  expect(source).toContain('Reply to this mail to answer');
  expect(source).not.toMatch(/npm run|inbox/);
  expect(header(source, 'To')).toBe('desk@dhow.example, second@dhow.example');
  expect(header(source, 'Reply-To')).toMatch(/<anu@kadal\.example>$/);
  expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
  expect(source).toContain('+91 98470 12345 (+919847012345)');
});

test('a mail comes as text and as a letter of the brand, with what was typed as text and nothing to fetch', () => {
  const { brand } = served;
  const empty = ['company', 'phone', 'phone_number', 'website', 'role', 'service', 'office', 'received_at'];
  const unknown = ['page', 'landing', 'referrer'];
  const lead = {
    ...Object.fromEntries([...empty, ...unknown].map((name) => [name, null])),
    id: randomUUID(),
    form: 'contact',
    name: 'Anu',
    email: 'anu@kadal.example',
    message: '<img src="https://evil.example/seen.png"> & more',
    campaign: '{}',
    extra: '{}',
  } as unknown as LeadTable;
  const { text, html } = mailMessage(
    { id: `${lead.id}:1:mail`, lead, revision: 1 },
    { url: '', from: 'website@dhow.example', to: ['desk@dhow.example'], brand },
  );
  expect(text).toMatch(/^Anu\n\n<img/);
  expect(text).toContain('Name: Anu\nEmail: anu@kadal.example\n');
  expect(html).toContain(brand.mark);
  expect(html).toContain(brand.colours['sun-400']);
  expect(html).toContain('&lt;img');
  expect(html).not.toMatch(/<(?:img|link|style)|src="|url\(|href="/);
});

test('a visitor is told that the message has come where that is switched on, once a day and never as spam', async () => {
  const { mail, settings, databaseUrl, server: quiet } = await mailing();
  await post(quiet, contact({ email: 'first@kara.example' }));
  await eventually('the mail', () => mail.taken.length === 1);
  await quiet.stop();
  const server = await startServer({ ...settings, CONFIRM_TO_VISITOR: 'on' });
  mail.refuseForGood('gone@kara.example');
  const text = 'Buy at https://evil.example';
  await post(server, contact({ name: text, message: text }));
  await post(server, contact({ email: 'ANU@kadal.example' }));
  await post(server, contact({ email: 'spam@kara.example', botcheck: 'on' }));
  const gone = await post(server, contact({ email: 'gone@kara.example' }));
  await post(
    server,
    contact({ form: 'callback', fullName: 'Biju', company: 'Kara', email: 'biju@kara.example' }),
  );
  const to = (address: string) => mail.taken.filter((source) => header(source, 'To') === address);
  await eventually('the confirmation', () => to('biju@kara.example').length === 1);
  await eventually('no delivery waits', async () => {
    const leads = await inbox(databaseUrl, 'export', '--all');
    return !leads.includes('"delivered_at": null');
  });
  const [confirmation = ''] = to('anu@kadal.example');
  expect(to('anu@kadal.example')).toHaveLength(1);
  expect(header(confirmation, 'Subject')).toBe(`${served.brand.name} has your message`);
  expect(header(confirmation, 'Auto-Submitted')).toBe('auto-replied');
  expect(header(confirmation, 'Reply-To')).toBe(served.site.email);
  expect(confirmation).not.toContain('evil');
  for (const address of ['ANU@kadal.example', 'spam@kara.example', 'first@kara.example'])
    expect(to(address)).toEqual([]);
  expect(await inbox(databaseUrl, 'show', gone.answer.data.id ?? '')).toMatch(
    /confirmation: refused .*SMTP_550/,
  );
});

test('nothing that a visitor writes becomes a header', async () => {
  const { mail, server } = await mailing();
  const attacks = [
    '\r\nBcc: all@evil.example',
    '\nSubject: x\n\nbody',
    '\u2028Bcc: x@evil.example',
    '%0d%0aBcc: x',
    '=?utf-8?q?=0D=0ABcc:x?=',
  ];
  for (const attack of attacks) {
    await post(server, contact({ name: `Anu${attack}`, role: attack, page: attack, company: attack }));
    await post(
      server,
      contact({ form: 'callback', fullName: attack, company: `Kadal${attack}`, message: `Hi${attack}` }),
    );
  }
  await eventually('the mails', () => mail.taken.length === attacks.length * 2);
  for (const source of mail.taken) {
    expect(header(source, 'Bcc')).toBeUndefined();
    expect(header(source, 'To')).toBe('desk@dhow.example, second@dhow.example');
    expect(header(source, 'Subject')).toMatch(/form/);
  }
  const refused = await post(server, contact({ email: 'a@kadal.example\r\nBcc: all@evil.example' }));
  expect(refused.response.status).toBe(422);
});

test('each lead arrives once, whatever the mail server went through', { timeout: 180_000 }, async () => {
  const { mail: first, settings, databaseUrl, server } = await mailing();
  await first.stop();
  const leads = await send(server, 5);
  await eventually('attempts while it is down', () =>
    server.lines.some((line) => line.includes('delivery failed')),
  );
  const mail = await startMailServer(onTestFinished, Number(new URL(first.url).port));
  const moods: Mood[] = ['refusing', 'dropping', 'slow'];
  for (const mood of moods) {
    mail.setMood(mood);
    const before = mail.connections();
    leads.push(...(await send(server, 4)));
    await eventually(`attempts while it is ${mood}`, () => mail.connections() >= before + 4);
  }
  mail.setMood('well');
  const { code } = await run('server/inbox/cli.ts', ['resend', '--waiting'], settings);
  expect(code).toBe(0);
  await expectOnce(mail.taken, leads, 90_000);
  await eventually(
    'nothing waits',
    async () => !(await inbox(databaseUrl, 'export')).includes('"delivered_at": null'),
  );
  await expectOnce(mail.taken, leads);
});

test(
  'a server that takes a message and dies before it says so gets it once more, under the same id',
  { timeout: 120_000 },
  async () => {
    const { mail, server } = await mailing({ DELIVERY_PAUSE: '1000' });
    mail.setMood('silent');
    const [lead] = await send(server, 1);
    await eventually('the first time', () => mail.taken.length === 1);
    mail.setMood('well');
    await eventually('the second time', () => mail.taken.length === 2);
    expect(mail.taken.map(leadOf)).toEqual([lead, lead]);
  },
);

test('what was waiting when the site was killed is delivered by the next', async () => {
  const { mail, settings, server } = await mailing();
  mail.setMood('refusing');
  const leads = await send(server, 6);
  await eventually('an attempt', () => mail.connections() > 0);
  await server.kill();
  mail.setMood('well');
  await startServer(settings);
  await run('server/inbox/cli.ts', ['resend', '--waiting'], settings);
  // Deliveries of the dead server are free again when their lease expires.
  await expectOnce(mail.taken, leads, 80_000);
}, 120_000);

test('suspected spam is not delivered, until somebody says that it is none', async () => {
  const { mail, settings, server } = await mailing();
  const { answer } = await post(server, contact({ botcheck: 'on' }));
  const [lead] = await send(server, 1);
  await eventually('the other mail', () => mail.taken.length === 1);
  expect(mail.taken.map(leadOf)).toEqual([lead]);
  const id = answer.data.id ?? '';
  await run('server/inbox/cli.ts', ['mark', id, 'not-spam'], settings);
  await eventually('the mail', () => mail.taken.length === 2);
  expect(mail.taken[1]).toContain(id.slice(0, 8));
});

test('a webhook is signed, repeated until it is taken, and told of a changed text', async () => {
  const { url, calls } = await startWebhook([500, 302]);
  const secret = `whsec_${Buffer.from('a key that both sides know').toString('base64')}`;
  const { server } = await startSite({
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: secret,
    DELIVERY_PAUSE: '50',
  });
  const fields = contact();
  await post(server, fields);
  await eventually('three calls', () => calls.length === 3);
  for (const { headers, body } of calls) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const expected = createHmac('sha256', 'a key that both sides know').update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.received',
      data: { id: fields['id'], email: 'anu@kadal.example', revision: 1 },
    });
  }
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await post(server, { ...fields, message: 'changed' });
  await eventually('a fourth call', () => calls.length === 4);
  expect(JSON.parse(calls[3]?.body ?? '')).toMatchObject({
    type: 'lead.revised',
    data: { revision: 2, message: 'changed' },
  });
});

postgresTest(
  'two instances on one PostgreSQL mail each lead once',
  { timeout: 120_000 },
  async ({ postgres }) => {
    const { mail, settings, server } = await mailing({ DATABASE_URL: postgres.createDatabase() });
    const servers = [server, await startServer(settings)];
    const leads = (await Promise.all(servers.map((each) => send(each, 60)))).flat();
    await expectOnce(mail.taken, leads, 60_000);
  },
);
