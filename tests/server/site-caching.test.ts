import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { get, rawRequest } from '../setup/requests.ts';
import { film, filmSize } from '../setup/site-fixture.ts';

const test = serverTest();

describe('caching', () => {
  test('files with a hash in their name stay for ever, others are asked for again', async ({ server }) => {
    for (const path of ['/assets/site-abc123.css', '/media/hill.0123abcd.avif'])
      expect((await get(server.url + path)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    for (const path of ['/', '/about', '/data/works.json', '/robots.txt', '/nowhere'])
      expect((await get(server.url + path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('an unchanged page answers 304 by tag and by time', async ({ server }) => {
    for (const path of ['/about', '/data/works.json']) {
      const first = await get(server.url + path);
      const [tag = '', time = ''] = [first.headers.get('etag'), first.headers.get('last-modified')].map(
        (value) => value ?? '',
      );
      for (const condition of [
        { 'If-None-Match': tag },
        { 'If-None-Match': `"x", W/${tag}` },
        { 'If-Modified-Since': time },
      ]) {
        const again = await get(server.url + path, condition);
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      }
      expect(
        (await get(server.url + path, { 'If-None-Match': '"other"', 'If-Modified-Since': time })).status,
      ).toBe(200);
      expect((await get(server.url + path, { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
    }
  });

  test('each coding has a tag of its own', async ({ server }) => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (coding) =>
        (await get(`${server.url}/about`, { 'Accept-Encoding': coding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('compression', () => {
  test.for([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ] as const)('%s gets %s', async ([accepted, coding], { server }) => {
    const plain = (await rawRequest(server.url, 'GET /about HTTP/1.1')).body;
    const response = await rawRequest(server.url, 'GET /about HTTP/1.1', undefined, {
      'Accept-Encoding': accepted,
    });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String(response.bytes.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    expect((coding ? unpack[coding](response.bytes) : response.bytes).toString()).toBe(plain);
  });

  test('pictures and films are sent as they are', async ({ server }) => {
    const response = await get(`${server.url}/media/hill.0123abcd.avif`, { 'Accept-Encoding': 'br' });
    expect([response.headers.get('content-encoding'), response.headers.get('content-type')]).toEqual([
      null,
      'image/avif',
    ]);
  });

  test('data is JSON', async ({ server }) => {
    expect((await get(`${server.url}/data/works.json`)).headers.get('content-type')).toBe(
      'application/json; charset=utf-8',
    );
  });
});

describe('HEAD and ranges', () => {
  test('HEAD answers as GET, without the body', async ({ server }) => {
    for (const path of ['/about', '/media/film.0123abcd.mp4', '/nowhere']) {
      const [head, full] = [await get(server.url + path, {}, 'HEAD'), await get(server.url + path)];
      expect([head.status, head.headers.get('content-length')]).toEqual([
        full.status,
        full.headers.get('content-length'),
      ]);
      expect(await head.text()).toBe('');
    }
  });

  test.for([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, filmSize - 1],
    ['bytes=-50', filmSize - 50, filmSize - 1],
    ['bytes=10-99999999', 10, filmSize - 1],
    ['bytes=-99999999', 0, filmSize - 1],
  ] as const)('%s is a part', async ([range, first, last], { server }) => {
    const response = await get(`${server.url}/media/film.0123abcd.mp4`, { Range: range });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${first}-${last}/${filmSize}`,
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(first, last + 1))).toBe(true);
  });

  test('a range beyond the end answers 416', async ({ server }) => {
    for (const range of [`bytes=${filmSize}-`, 'bytes=-0']) {
      const response = await get(`${server.url}/media/film.0123abcd.mp4`, { Range: range });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${filmSize}`]);
    }
  });

  test('several ranges, nonsense, and a range of another version get the whole file', async ({ server }) => {
    for (const headers of [
      { Range: 'bytes=0-1,5-6' },
      { Range: 'lines=1-2' },
      { Range: 'bytes=9-1' },
      { Range: 'bytes=0-9', 'If-Range': '"old"' },
    ]) {
      const response = await get(`${server.url}/media/film.0123abcd.mp4`, { ...headers });
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
    }
  });
});

test('every answer carries the security headers', async ({ server }) => {
  for (const path of ['/', '/nowhere', '/about/', '/assets/site-abc123.css', '/healthz', '/%ff']) {
    const { headers } = await get(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  expect((await get(server.url)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('pictures, films and feeds may be shown by other sites, and nothing else', async ({ server }) => {
  const policyOf = async (path: string) =>
    (await get(server.url + path)).headers.get('cross-origin-resource-policy');
  for (const path of ['/media/hill.0123abcd.avif', '/media/film.0123abcd.mp4', '/feed.xml', '/feed.json'])
    expect([path, await policyOf(path)]).toEqual([path, 'cross-origin']);
  for (const path of ['/', '/assets/entry-abc123.js', '/data/works.json', '/icon.svg', '/media/nowhere.avif'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
});
