import { expect, test } from 'vitest';
import { startSite } from '../setup/site-fixture.ts';
import { contact, post } from '../setup/submissions.ts';

/** How many of 31 submissions are accepted, each with a different forwarded address. */
async function taken(trustProxy: string, header: (count: number) => string): Promise<number> {
  const { server } = await startSite({ RATE_LIMIT: 'on', TRUST_PROXY: trustProxy });
  let count = 0;
  for (let attempt = 0; attempt < 31; attempt++) {
    const { response } = await post(server, contact(), { 'X-Forwarded-For': header(attempt) });
    if (response.status === 200) count++;
  }
  return count;
}

test('forwarding headers of strangers do not count', async () => {
  expect(await taken('off', (count) => `203.0.113.${count}`)).toBe(30);
  expect(await taken('10.0.0.0/8', (count) => `203.0.113.${count}`)).toBe(30);
});

test('what a visitor writes before the trusted proxy does not count', async () => {
  expect(await taken('1', (count) => `203.0.113.${count}, 198.51.100.1`)).toBe(30);
  expect(await taken('127.0.0.1', (count) => `203.0.113.${count}, 198.51.100.1`)).toBe(30);
});

test('the address that trusted proxies saw counts', async () => {
  expect(await taken('1', (count) => `203.0.113.${count}`)).toBe(31);
  expect(await taken('127.0.0.0/8,10.0.0.0/8', (count) => `203.0.113.${count}, 10.1.2.3`)).toBe(31);
  expect(await taken('2', (count) => `203.0.113.${count}, 10.1.2.3`)).toBe(31);
});

test('strict transport is asked for only where a trusted proxy says https', async () => {
  for (const [trust, expected] of [
    ['off', false],
    ['loopback', true],
  ] as const) {
    const { server } = await startSite({ TRUST_PROXY: trust });
    const { headers } = await fetch(server.url, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.has('strict-transport-security')).toBe(expected);
  }
});

test('the origin may be the host that a trusted proxy was asked for', async () => {
  const { server } = await startSite({ TRUST_PROXY: 'loopback' });
  const headers = { Origin: 'https://dhow.example', 'X-Forwarded-Host': 'dhow.example' };
  expect((await post(server, contact(), headers)).response.status).toBe(200);
});
