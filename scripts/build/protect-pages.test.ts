import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPolicies } from '#server/headers/content-policy.ts';
import { analyticsSources } from '#app/analytics/sources.ts';
import type { Services } from './content-policy.ts';
import { inlineHashes } from './inline-hashes.ts';
import { protectPages } from './protect-pages.ts';

const page = (script: string): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${script}</script></head><body></body></html>`;

/** A built site of these pages, protected. */
function site(pages: Record<string, string>, services?: Services) {
  const root = mkdtempSync(path.join(tmpdir(), 'policy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'client');
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), html);
  }
  const policies = protectPages(folder, services);
  const policyFor = readPolicies(path.join(root, 'csp.json'));
  return { policies, policyFor, html: (name: string) => readFileSync(path.join(folder, name), 'utf8') };
}

const scriptOf = (script: string): string => inlineHashes(page(script)).scripts[0] ?? '';

test('each page has its own hashes, in its head and in the header of our server', () => {
  const { html, policyFor } = site({ 'index.html': page('home()'), 'services/seo/index.html': page('seo()') });
  expect(policyFor('/', 200)).toContain(`script-src 'self' ${scriptOf('home()')};`);
  expect(policyFor('/services/seo', 200)).toContain(`script-src 'self' ${scriptOf('seo()')};`);
  expect(policyFor('/services/seo', 200)).toContain("frame-ancestors 'none'");
  const meta = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><script>/;
  const [, inHead = ''] = meta.exec(html('services/seo/index.html')) ?? [];
  expect(`${inHead}; frame-ancestors 'none'`).toBe(policyFor('/services/seo', 200));
});

test('pages for addresses that do not exist share one policy, which holds for any of them', () => {
  const { html, policyFor, policies } = site({
    'index.html': page('home()'),
    '404.html': page('lost()'),
    'services/404.html': page('no service()'),
    '__spa-fallback.html': page('fallback()'),
  });
  expect(Object.keys(policies.pages)).toEqual(['/']);
  for (const script of ['lost()', 'no service()', 'fallback()']) expect(policyFor('/x', 404)).toContain(scriptOf(script));
  expect(html('services/404.html')).toContain(scriptOf('no service()'));
  expect(html('services/404.html')).not.toContain(scriptOf('lost()'));
});

test('nothing unsafe is allowed, and only the form service is added where it is used', () => {
  const own = site({ 'index.html': page('home()') }).policyFor('/', 200);
  expect(own).not.toMatch(/unsafe|\*|https?:(?!\/\/www\.google\.com)/);
  const external = site({ 'index.html': page('home()') }, {
    formEndpoint: 'https://forms.example/submit?x=1',
  }).policyFor('/', 200);
  expect(external).toContain("connect-src 'self' https://www.google.com/generate_204 https://forms.example;");
  expect(external).toContain("form-action 'self' https://forms.example;");
});

test('what counts visits is allowed where it is used, with no more than it needs', () => {
  const policyWith = (analytics: Services['analytics']): string =>
    site({ 'index.html': page('home()') }, { analytics }).policyFor('/', 200) ?? '';
  const plausible = policyWith(
    analyticsSources({ name: 'plausible', endpoint: 'https://count.example/api/event', domain: 'a.example', ask: true }),
  );
  expect(plausible).toContain("connect-src 'self' https://www.google.com/generate_204 https://count.example;");
  expect(plausible).toContain(`script-src 'self' ${scriptOf('home()')};`);
  const google = policyWith(analyticsSources({ name: 'google', id: 'G-1' }));
  expect(google).toContain(`script-src 'self' ${scriptOf('home()')} https://www.googletagmanager.com;`);
  expect(google).toContain('https://*.google-analytics.com');
  expect(google).not.toContain('unsafe');
});

test('a page that does not start with its character set stops the build', () => {
  expect(() => site({ 'index.html': '<html><head></head></html>' })).toThrow('character set');
});
