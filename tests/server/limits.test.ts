import { expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { contact, post, postForm } from '../setup/submissions.ts';

const test = serverTest({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });

const from = (address: string) => ({ 'X-Forwarded-For': address });

test('an address that sends too much is asked to wait, others are not', async ({ server }) => {
  for (let count = 0; count < 30; count++)
    expect((await post(server, contact(), from('203.0.113.5'))).answer.success).toBe(true);
  const { response, answer } = await post(server, contact(), from('203.0.113.5'));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Many messages have come/),
  });
  expect((await post(server, contact(), from('203.0.113.6'))).answer.success).toBe(true);
});

test('a household is one address, whatever its devices call themselves', async ({ server }) => {
  for (let count = 0; count < 30; count++)
    await post(server, contact(), from(`2001:db8:1:2::${count.toString(16)}`));
  expect((await post(server, contact(), from('2001:db8:1:2:ffff::1'))).response.status).toBe(429);
  expect((await post(server, contact(), from('2001:db8:1:3::1'))).response.status).toBe(200);
});

test('what was typed comes back with a plain post that is too many', async ({ server }) => {
  for (let count = 0; count < 30; count++) await post(server, contact(), from('203.0.113.7'));
  const response = await postForm(server, { form: 'contact', message: 'kept words' }, from('203.0.113.7'));
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('kept words');
});
