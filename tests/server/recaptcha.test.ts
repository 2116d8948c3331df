import { expect, test } from 'vitest';
import { startSite } from '../setup/site-fixture.ts';
import { contact, exportedLead, type Fields, post } from '../setup/submissions.ts';
import { eventually } from '../setup/temporary.ts';
import { startVerificationService, verdict } from '../setup/verification-service.ts';

const token = { 'g-recaptcha-response': 'a token' };

/** A server that verifies tokens with a mock service. */
async function setUp() {
  const service = await startVerificationService();
  const { databaseUrl, server } = await startSite({
    RECAPTCHA_SECRET: 'the secret',
    RECAPTCHA_VERIFY_URL: service.url,
  });
  /** Sends a message and returns why it is suspected, if it is. Every message is acknowledged and kept. */
  const spamOf = async (fields: Fields): Promise<string | null> => {
    const { response, answer } = await post(server, contact(fields));
    expect([response.status, answer.success]).toEqual([200, true]);
    return (await exportedLead(databaseUrl, answer.data.id)).spam;
  };
  return { service, server, spamOf };
}

test('the service is asked about the token, with the secret and nothing of the visitor', async () => {
  const { service, spamOf } = await setUp();
  expect(await spamOf(token)).toBeNull();
  expect(await spamOf({ recaptcha_response: 'another' })).toBeNull();
  expect(service.asked()).toEqual([
    { secret: 'the secret', response: 'a token' },
    { secret: 'the secret', response: 'another' },
  ]);
});

test('a message is kept apart for what the service says, and only for that', async () => {
  const { service, spamOf } = await setUp();
  for (const [body, spam] of [
    [{ success: true, score: 0.9 }, null],
    [{ success: true, score: 0.3 }, null],
    [{ success: true, score: 0.29 }, 'recaptcha'],
    [{ success: true, score: 0 }, 'recaptcha'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'recaptcha'],
    // Our mistake or the service's, which must not count against the visitor.
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, null],
    [{ success: false, 'error-codes': ['bad-request'] }, null],
    [{ success: 'yes' }, null],
    [['success'], null],
    [null, null],
  ] as const) {
    service.answerWith(verdict(body));
    expect([body, await spamOf(token)]).toEqual([body, spam]);
  }
});

test('a service that is broken, silent or away holds nobody up', async () => {
  const { service, server, spamOf } = await setUp();
  service.answerWith(verdict({ success: false }, 500));
  expect(await spamOf(token)).toBeNull();
  service.answerWith((response) => void response.end('<!doctype html><p>Sorry'));
  expect(await spamOf(token)).toBeNull();
  service.answerWith((response) => void response.destroy());
  expect(await spamOf(token)).toBeNull();
  service.answerWith(() => {});
  const begun = performance.now();
  expect(await spamOf(token)).toBeNull();
  // Well within the form's timeout of ten seconds.
  expect(performance.now() - begun).toBeLessThan(9000);
  await eventually(
    'four lines are written',
    () => server.lines.filter((line) => line.includes('recaptcha not checked')).length === 4,
  );
  expect(server.lines.join('\n')).not.toContain('the secret');
});

test('without a token nothing is asked: no script ran, or the page sends none', async () => {
  const { service, spamOf } = await setUp();
  for (const fields of [{}, { 'g-recaptcha-response': '' }, { 'g-recaptcha-response': 7 }])
    expect(await spamOf(fields)).toBeNull();
  // Our own checks come first and make the request unnecessary.
  expect(await spamOf({ ...token, botcheck: 'on' })).toBe('trap');
  expect(service.asked()).toEqual([]);
});

test('without a secret no token is looked at', async () => {
  const service = await startVerificationService();
  service.answerWith(verdict({ success: false }));
  const { databaseUrl, server } = await startSite({ RECAPTCHA_VERIFY_URL: service.url });
  const { answer } = await post(server, contact(token));
  expect((await exportedLead(databaseUrl, answer.data.id)).spam).toBeNull();
  expect(service.asked()).toEqual([]);
});

test('nothing is asked about a message that is not valid', async () => {
  const { service, server } = await setUp();
  const { response } = await post(server, contact({ ...token, email: 'nobody' }));
  expect(response.status).toBe(422);
  expect(service.asked()).toEqual([]);
});
