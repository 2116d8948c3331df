import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { type Crawl, crawl, inside, type Mention, pathOf } from '../setup/crawl.ts';
import { get } from '../setup/requests.ts';
import { startServer } from '../setup/server.ts';
import { temporaryFolder } from '../setup/temporary.ts';
import { content, folder, origin, pages } from './site.ts';

/** Crawls the built site on our server, link by link, as a search engine does. */

const undo: (() => void | Promise<void>)[] = [];
let url = '';
let site: Crawl;

beforeAll(async () => {
  const cleanUp = (step: () => void | Promise<void>): void => void undo.unshift(step);
  const server = await startServer(
    {
      SITE_DIR: folder,
      CONTENT_DIR: contentFolder,
      DATABASE_URL: `file:${path.join(temporaryFolder(cleanUp), 'inbox.db')}`,
    },
    cleanUp,
  );
  url = server.url;
  site = await crawl(url, origin);
}, 120_000);

afterAll(async () => {
  for (const step of undo) await step();
});

/** What is wrong with a URL, if anything. */
function fault(path: string): string | undefined {
  const { status, location } = site.answers.get(path) ?? {};
  if (status === 301) return `moved to ${location}`;
  return status === 200 ? undefined : `answers ${status}`;
}

/** Each faulty URL, with the pages that link to it. */
function faults(mentions: readonly Mention[]): string[] {
  const named = Map.groupBy(mentions, ({ to }) => pathOf(to));
  return [...named].flatMap(([path, places]) => {
    const found = fault(path);
    const pages = [...new Set(places.map(({ from }) => from))];
    const others = pages.length > 3 ? ` and ${pages.length - 3} others` : '';
    return found ? [`${path} ${found}, named on ${pages.slice(0, 3).join(', ')}${others}`] : [];
  });
}

/** Checks the URLs listed in a machine-readable file. */
async function faultsIn(file: string, find: (text: string) => readonly string[]): Promise<string[]> {
  const addresses = find(await (await get(`${url}${file}`)).text());
  expect(addresses.length, file).toBeGreaterThan(0);
  const mentions = addresses.flatMap((address) => {
    const to = inside(address, '/', origin);
    return to === undefined ? [] : [{ from: file, to }];
  });
  for (const { to } of mentions) {
    const known = site.answers.has(pathOf(to));
    if (known) continue;
    const response = await get(url + pathOf(to));
    await response.body?.cancel();
    const location = response.headers.get('location') ?? undefined;
    site.answers.set(pathOf(to), { status: response.status, location, type: '', text: '' });
  }
  return faults(mentions);
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('links', () => {
  test('lead from the first page to every page that is to be found, and to nothing else', () => {
    expect([...site.pages.keys()].toSorted()).toEqual(
      pages
        .filter(({ linked }) => linked)
        .map((page) => page.path)
        .toSorted(),
    );
  });

  test('lead to canonical addresses, without a detour', () => {
    expect(site.links.length).toBeGreaterThan(pages.length);
    expect(faults(site.links)).toEqual([]);
    for (const { path: at, document } of site.pages.values()) {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttributeValue('href') ?? '';
      expect(inside(canonical, at, origin), at).toBe(at);
    }
  });
});

test('pictures, scripts, styles, fonts and films are there', () => {
  const pictures = content.site.sample ? ['avif', 'webp'] : ['svg'];
  for (const ending of [...pictures, 'jpg', 'js', 'woff2'])
    expect(
      site.files.some(({ to }) => pathOf(to).endsWith(`.${ending}`)),
      ending,
    ).toBe(true);
  expect(faults(site.files)).toEqual([]);
});

test.for([
  ['/sitemap.xml', (text: string) => matches(text, /<loc>([^<]+)<\/loc>/g)],
  [
    '/feed.xml',
    (text: string) =>
      matches(text, /<(?:link|guid)[^>]*>([^<]+)</g).concat(matches(text, /(?:href|url)="([^"]+)"/g)),
  ],
  ['/feed.json', (text: string) => matches(text, /"(https:[^"\s]+)"/g)],
  ['/llms.txt', (text: string) => matches(text, /\]\(([^)]+)\)/g)],
  ['/robots.txt', (text: string) => matches(text, /^Sitemap: (\S+)$/gm)],
  ['/site.webmanifest', (text: string) => matches(text, /"(?:src|start_url)":\s*"([^"]+)"/g)],
  ['/search.json', (text: string) => matches(text, /"href":"([^"]+)"/g)],
] as const)('%s names addresses that are there', async ([file, find]) => {
  expect(await faultsIn(file, find)).toEqual([]);
});

test('old addresses, and others with a slash behind, move to their page in one hop', async () => {
  const old = content.redirects.redirects.map(({ from, to }) => ({ from, to: to.written }));
  const slashed = pages
    .filter((page) => page.path !== '/' && page.linked)
    .map((page) => ({ from: `${page.path}/`, to: page.path }));
  const wrong: string[] = [];
  for (const { from, to } of [...old, ...slashed]) {
    const { status, headers } = await get(url + from);
    // External targets are not requested.
    const landed = to.startsWith('/') ? site.answers.get(pathOf(to))?.status : 200;
    if (status !== 301 || headers.get('location') !== to || landed !== 200)
      wrong.push(`${from}: ${status} to ${headers.get('location')}, which answers ${landed}`);
  }
  expect(wrong).toEqual([]);
});
