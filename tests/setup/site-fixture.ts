import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolder, contentFolder } from '#app/content/site-folder.server.ts';
import { readServerContent } from '#server/content.ts';
import { type Environment, run, type RunningServer, startServer } from './server.ts';
import { type CleanUp, temporaryFolder } from './temporary.ts';

/** What the server reads of the site under test. */
export const served = readServerContent(contentFolder);

const office = served.site.offices.at(-1);
/** The last office, and a page that belongs to it. */
export const farOffice = {
  id: office?.id ?? '',
  page: `/${office?.address.countryCode.toLowerCase()}/services/seo`,
};

/** Text long enough to be compressed. */
const filler = 'sail and tide and harbour '.repeat(40);

function page(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${filler}</p></body></html>`;
}

/** Size of the film in bytes: above the limit up to which the server sends a file in one piece. */
export const filmSize = 700_000;

export const film = Buffer.from(Array.from({ length: filmSize }, (_, index) => index % 251));

const files: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'Privacy/index.html': page('Privacy'),
  'blogs/genAIBlog-BlogDetails/index.html': page('Article'),
  'services/seo/index.html': page('Seo'),
  'services/404.html': page('Service not found!'),
  '404.html': page('There is no page at this address'),
  '404/index.html': page('There is no page at this address'),
  _headers: '/*\n  X-Rule: for static hosts\n',
  'data/works.json': JSON.stringify([filler]),
  'assets/site-abc123.css': `body{--filler:"${filler}"}`,
  'assets/entry-abc123.js': `console.log(${JSON.stringify(filler)})`,
  'media/film.0123abcd.mp4': film,
  'media/hill.0123abcd.avif': Buffer.alloc(500, 7),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'feed.xml': '<rss version="2.0"/>',
  'feed.json': '{}',
};

export const redirects = [
  ['/careers', '/about'],
  ['/blog', '/blogs/genAIBlog-BlogDetails'],
  ['/kerala/services/seo', '/services/seo'],
  ['/hash', '/about#team'],
  ['/asked', '/about?from=old'],
] as const;

export interface SiteFixture {
  folder: string;
  databaseUrl: string;
  settings: { SITE_DIR: string; CONTENT_DIR: string; DATABASE_URL: string };
}

/** A small built site with content, and server settings for both. */
export function siteFixture(cleanUp?: CleanUp): SiteFixture {
  const folder = temporaryFolder(cleanUp);
  const site = path.join(folder, 'build', 'client');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(site, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  }
  const contentDir = path.join(folder, 'content');
  cpSync(path.join(contentFolder, 'settings'), path.join(contentDir, 'settings'), { recursive: true });
  cpSync(brandFolder, path.join(folder, 'brand'), { recursive: true });
  // The last one redirects to a page that does not exist and differs only in case.
  const lines = [...redirects, ['/gone', '/Gone']].map(
    ([from, to]) => `  - { from: "${from}", to: "${to}" }`,
  );
  writeFileSync(path.join(contentDir, 'settings', 'redirects.yaml'), `redirects:\n${lines.join('\n')}\n`);
  const databaseUrl = `file:${path.join(folder, 'inbox.db')}`;
  return {
    folder,
    databaseUrl,
    settings: { SITE_DIR: site, CONTENT_DIR: contentDir, DATABASE_URL: databaseUrl },
  };
}

/** Compresses the site as the last step of a build does. */
export async function compressFixture({ settings }: SiteFixture): Promise<void> {
  const { code, errors } = await run('scripts/build/compress.ts', [settings.SITE_DIR], {});
  if (code !== 0) throw new Error(errors);
}

/** A site with a running server, for one test. `settings` are those it was started with. */
export async function startSite(more: Environment = {}): Promise<SiteFixture & { server: RunningServer }> {
  const site = siteFixture();
  const settings = { ...site.settings, ...more };
  return { ...site, settings, server: await startServer(settings) };
}
