import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { get, rawRequest } from '../setup/requests.ts';
import { redirects } from '../setup/site-fixture.ts';

const test = serverTest();

describe('pages', () => {
  test('stand at their canonical address', async ({ server }) => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/Privacy', 'Privacy'],
    ] as const) {
      const response = await get(server.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  test.for([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/privacy', '/Privacy'],
    ['/PRIVACY/', '/Privacy'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['//about//', '/about'],
    ['/blogs/genaiblog-blogdetails/', '/blogs/genAIBlog-BlogDetails'],
    ['/about/?utm_source=a%20b&x=1', '/about?utm_source=a%20b&x=1'],
  ] as const)('move from %s to %s in one hop', async ([from, to], { server }) => {
    const response = await rawRequest(server.url, `GET ${from} HTTP/1.1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  test.for(redirects)('redirect %s to %s, whatever the case or slash', async ([from, to], { server }) => {
    for (const variant of [from, `${from}/`, from.toUpperCase()]) {
      const response = await get(server.url + variant);
      expect([response.status, response.headers.get('location')]).toEqual([301, to]);
      expect((await get(server.url + to)).status).toBe(200);
    }
  });

  test('keep the query in a redirect, before a fragment and after a query', async ({ server }) => {
    expect((await get(`${server.url}/hash?a=1`)).headers.get('location')).toBe('/about?a=1#team');
    expect((await get(`${server.url}/asked?a=1`)).headers.get('location')).toBe('/about?from=old&a=1');
  });
});

describe('what is not there', () => {
  test.for([
    ['/nowhere', 'There is no page at this address'],
    ['/about/nowhere', 'There is no page at this address'],
    ['/services/nowhere', 'Service not found!'],
    ['/404.html', 'There is no page at this address'],
    ['/404', 'There is no page at this address'],
    ['/Gone', 'There is no page at this address'],
    ['/404/', 'There is no page at this address'],
    ['/404/index.html', 'There is no page at this address'],
    ['/_headers', 'There is no page at this address'],
  ] as const)('%s answers 404 with "%s"', async ([path, words], { server }) => {
    const response = await get(server.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words);
  });

  test('a missing script, picture or page data answers without a page', async ({ server }) => {
    for (const path of ['/assets/x.js', '/media/x.avif', '/data/nowhere.json', '/api/nothing']) {
      const response = await get(server.url + path);
      expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
    }
  });

  test('other methods are refused', async ({ server }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await get(`${server.url}/about`, {}, method);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('tricks with paths', () => {
  test.for([
    '/../../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/assets/../../../inbox.db',
    '/assets/..%5c..%5cinbox.db',
    '/about%00.html',
    '/%00',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ff',
    '/%',
    '//evil.example/',
    '///evil.example/about/..',
    '/\\evil.example',
    '/.git/config',
    '/package.json',
    '/assets/site-abc123.css.br',
    '/..;/about',
  ])('%s leaves nothing out and leads nowhere else', async (path, { server }) => {
    const response = await rawRequest(server.url, `GET ${path} HTTP/1.1`);
    expect([301, 400, 404]).toContain(response.status);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    expect(response.body).not.toMatch(/root:|SQLite|"dependencies"/);
  });

  test('a path of 8,000 characters is not there', async ({ server }) => {
    expect((await rawRequest(server.url, `GET /${'a'.repeat(8000)} HTTP/1.1`)).status).toBe(404);
  });

  test('absolute addresses and strange targets are answered', async ({ server }) => {
    const targets = [
      'http://evil.example/about/',
      'http://evil.example//x',
      '*',
      'about',
      'https://',
      'ftp://x/',
    ];
    for (const target of targets) {
      const response = await rawRequest(server.url, `GET ${target} HTTP/1.1`);
      expect([200, 301, 400, 404]).toContain(response.status);
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  test('strange hosts are answered', async ({ server }) => {
    for (const host of ['', 'a b', '[::1', 'x:99999', 'evil.example/..', '@'])
      expect((await rawRequest(server.url, 'GET /about HTTP/1.1', host)).status).toBeLessThan(500);
  });
});
