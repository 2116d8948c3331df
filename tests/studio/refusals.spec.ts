import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';

type Headers = Record<string, string>;

async function tokenOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return /studio-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
}

function put(url: string, body: unknown, headers: Headers): Promise<Response> {
  return fetch(`${url}/api/file`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ files: [body] }),
  });
}

test('other sites and other names of this machine get nothing', async ({ studio, request }) => {
  const rebound = await request.get(studio.url, { headers: { Host: 'studio.evil.example' } });
  expect(rebound.status()).toBe(403);
  expect((await fetch(studio.url, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  const token = await tokenOf(studio.url);
  const body = { file: 'jobs.yaml', hash: null, record: {} };
  const own = { Origin: studio.url, 'X-Studio-Token': token };
  for (const headers of [
    { ...own, Origin: 'https://evil.example' },
    { ...own, 'X-Studio-Token': 'guess' },
    { Origin: studio.url },
  ])
    expect((await put(studio.url, body, headers as Headers)).status).toBe(403);
  const late = await put(studio.url, body, { ...own, 'X-Studio-Token': 'of yesterday' });
  expect(await late.json()).toEqual({ message: expect.stringContaining('Load this page again') });
  expect((await put(studio.url, body, own)).status).toBe(409);
});

test('no path leaves the content folder, and nothing large or malformed is taken', async ({ studio }) => {
  const own = { Origin: studio.url, 'X-Studio-Token': await tokenOf(studio.url) };
  symlinkSync('/tmp', path.join(studio.root, 'content/pages/out'));
  const files = [
    '../package.yaml',
    '/etc/x.yaml',
    'pages/../../x.yaml',
    'pages/out/x.yaml',
    'media/x.yaml',
    'a\0.yaml',
    'x.js',
  ];
  for (const file of files) {
    const { status } = await put(
      studio.url,
      { file, hash: null, record: { a: 1 }, copyOf: 'jobs.yaml' },
      own,
    );
    expect([403, 404], file).toContain(status);
    const opened = await fetch(`${studio.url}/api/file?file=${encodeURIComponent(file)}`);
    expect([403, 404], file).toContain(opened.status);
  }
  expect(existsSync('/tmp/x.yaml')).toBe(false);
  expect(
    (await put(studio.url, { file: 'jobs.yaml', hash: null, record: { a: 'x'.repeat(2 ** 21) } }, own))
      .status,
  ).toBe(413);
  expect((await put(studio.url, { file: 3 }, own)).status).toBe(400);
});

test('script in the content is text in the studio, and the page has no way into it', async ({
  page,
  studio,
}) => {
  const text = studio
    .read('jobs.yaml')
    .replace(/^mode: .*$/m, 'mode: "<img src=x onerror=document.title=1>"');
  studio.write('jobs.yaml', text);
  await page.goto(`${studio.url}/#/edit/jobs.yaml`);
  await expect(page.getByRole('textbox', { name: 'Mode', exact: true }).first()).toHaveValue(/onerror/);
  await expect(page).toHaveTitle('Studio');
  const frame = await page.locator('iframe').getAttribute('src');
  expect(new URL(frame ?? '').origin).not.toBe(studio.url);
});
