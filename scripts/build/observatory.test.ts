import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '#server/headers/security-headers.ts';
import { observatory } from '../../tests/setup/observatory.ts';
import { contentPolicy } from './content-policy.ts';
import { headerRules } from './host-rules.ts';

const html = '<!doctype html><script>start()</script><script src="/assets/entry.js"></script>';
const { header, meta } = contentPolicy(
  { scripts: ["'sha256-x'"], styles: [] },
  {
    formEndpoint: 'https://forms.example/submit',
  },
);

test("our server has the top grade of Mozilla's observatory", async () => {
  const app = new Hono();
  const overHttps = (): { address: string; secure: boolean; host: string } => ({
    address: '',
    secure: true,
    host: '',
  });
  app.use(securityHeaders(overHttps));
  app.get('/', (c) => c.html(html, 200, { 'Content-Security-Policy': header }));
  const { headers } = await app.request('/');
  expect(observatory(headers, html)).toMatchObject({ grade: 'A+', score: 130 });
});

test('a static host has it too: the policy is in the page, its header forbids framing', () => {
  const headers = new Headers(headerRules['/*']);
  headers.set('Content-Security-Policy', `${meta}; ${headers.get('content-security-policy') ?? ''}`);
  // Its pages cannot say that they are for this site only, because its media are for others too.
  expect(observatory(headers, html)).toMatchObject({ grade: 'A+', score: 120 });
});

test('the rules find what is missing', () => {
  expect(observatory(new Headers(), html).grade).toBe('D');
  const weak = new Headers({
    ...headerRules['/*'],
    'Content-Security-Policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  });
  expect(observatory(weak, html).grade).toBe('B+');
  expect(
    observatory(new Headers(headerRules['/*']), '<script src="https://cdn.example/x.js"></script>').score,
  ).toBeLessThan(100);
});
