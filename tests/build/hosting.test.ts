import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { commonHeaders } from '#server/headers/security-headers.ts';
import { decoded } from './document.ts';
import { hostHeaders, parseHeaders, parseRedirects } from '../setup/static-host.ts';

/** The built site on a static host: its rules, applied as Netlify and Cloudflare document them. */

const site = realpathSync('build/client');
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
const { content } = loadContent();
const pages = listPages(content).map((page) => page.path);
const redirects = parseRedirects(read('_redirects'));
const headers = parseHeaders(read('_headers'));

const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));
const withoutTail = (address: string): string => address.replace(/[?#].*$/, '');

describe('_redirects', () => {
  test('sends every old address to its page in one hop', () => {
    for (const { from, to } of content.redirects.redirects) {
      const rule = redirects.find((candidate) => candidate.from === from);
      expect(rule, from).toMatchObject({ to: to.written, status: 301 });
    }
  });

  test('leads to pages that are there, never to another rule', () => {
    const sources = new Set(redirects.map(({ from }) => from));
    for (const { from, to } of redirects) {
      if (!to.startsWith('/')) continue;
      expect(existsSync(path.join(site, fileOf(withoutTail(to)))), `${from} -> ${to}`).toBe(true);
      expect(sources.has(withoutTail(to)), `${from} -> ${to} -> ?`).toBe(false);
    }
  });

  test('hides no page: Cloudflare follows a rule even where there is a file', () => {
    const sources = new Set(redirects.map(({ from }) => from));
    expect(pages.filter((page) => sources.has(page) || sources.has(`${page}/`))).toEqual([]);
  });

  test('finds pages with capitals in lower case', () => {
    for (const page of pages.filter((address) => address !== address.toLowerCase()))
      expect(redirects.find(({ from }) => from === page.toLowerCase())?.to).toBe(page);
  });

  test("keeps to the hosts' caps", () => {
    expect(redirects.length).toBeLessThanOrEqual(2000);
    expect(Buffer.byteLength(read('_redirects'))).toBeLessThan(100_000);
    expect(longest(read('_redirects'))).toBeLessThan(1000);
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

describe('_headers', () => {
  test('gives every address what our server gives it', () => {
    const { 'Cross-Origin-Resource-Policy': _differs, ...everywhere } = commonHeaders;
    for (const address of ['/', '/about', '/assets/x.js', '/media/x.avif'])
      expect(hostHeaders(headers, address)).toMatchObject(
        Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value])),
      );
  });

  test.for([
    ['/media/x.avif', 'cross-origin'],
    ['/feed.xml', 'cross-origin'],
    ['/feed.json', 'cross-origin'],
    ['/assets/x.js', 'same-origin'],
    ['/data/works.json', 'same-origin'],
    ['/about', undefined],
  ])('%s is for %s', ([address = '', policy]) => {
    expect(hostHeaders(headers, address)['cross-origin-resource-policy']).toBe(policy);
  });

  test('keeps only hashed names for a year', () => {
    expect(hostHeaders(headers, '/assets/x.js')['cache-control']).toContain('immutable');
    expect(hostHeaders(headers, '/media/x.avif')['cache-control']).toContain('immutable');
    expect(hostHeaders(headers, '/about')['cache-control']).toBeUndefined();
  });

  test("keeps to the hosts' caps", () => {
    expect(headers.length).toBeLessThanOrEqual(100);
    expect(longest(read('_headers'))).toBeLessThan(2000);
  });
});

describe('pages', () => {
  test.for(pages)('%s carries its policy in itself', (page) => {
    const [, escaped = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(read(fileOf(page))) ?? [];
    const policy = decoded(escaped);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(JSON.parse(readFileSync(path.join(site, '..', 'csp.json'), 'utf8')).pages[page]).toBe(
      `${policy}; frame-ancestors 'none'`,
    );
  });

  test.for(pages.filter((page) => page.endsWith('/404')).map((page) => `${page.slice(1)}.html`))(
    '%s is where hosts look for it',
    (file) => {
      expect(read(file)).toMatch(/<meta name="robots" content="noindex/);
      expect(read(file)).toContain('Content-Security-Policy');
    },
  );
});
