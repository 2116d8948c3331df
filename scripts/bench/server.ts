/**
 * Compares requests per second of our server and nginx on the same built files, alternating, medians of five: `npm
 * run bench -- server [SECONDS [CONNECTIONS]]`. Both send the build's gzip files.
 */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/setup/postgres.ts';
import { runNginx } from '../../tests/setup/nginx.ts';
import { startServer } from '../../tests/setup/server.ts';
import { type CleanUp, eventually, temporaryFolder, withCleanUp } from '../../tests/setup/temporary.ts';
import { closedLoop } from './load/closed-loop.ts';
import { median, milliseconds, quantile } from './figures.ts';

const [seconds = 5, connections = 64] = process.argv.slice(2).map(Number);
const rounds = 5;
const siteDir = path.resolve('build', 'client');

const kinds = {
  pages: ['/', '/about', '/contact', '/services', '/works'],
  scripts: globSync('assets/*.js', { cwd: siteDir })
    .slice(0, 10)
    .map((file) => `/${file}`),
};

/** nginx configured as on Debian, without a log. */
async function startNginx(cleanUp: CleanUp): Promise<string> {
  const port = await freePort();
  const site = `tcp_nopush on; keepalive_requests 1000000000;
  types { text/html html; text/css css; text/javascript js; }
  server {
    listen 127.0.0.1:${port}; root ${siteDir}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
`;
  runNginx(temporaryFolder(cleanUp), site, cleanUp);
  const url = `http://127.0.0.1:${port}`;
  await eventually('nginx answers', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

interface Figures {
  rate: number;
  p99: number;
}

/** Alternates, so that background load affects both. */
async function compare(urls: readonly string[], paths: readonly string[]): Promise<Figures[]> {
  const measured = urls.map((): Figures[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, url] of urls.entries()) {
      const { rate, times } = await closedLoop(url, paths, { connections, seconds });
      measured[index]?.push({ rate, p99: quantile(times, 0.99) });
    }
  return measured.map((all) => ({
    rate: median(all.map(({ rate }) => rate)),
    p99: median(all.map(({ p99 }) => p99)),
  }));
}

await withCleanUp(async (cleanUp) => {
  const databaseUrl = `file:${path.join(temporaryFolder(cleanUp), 'inbox.db')}`;
  const settings = { SITE_DIR: siteDir, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl };
  const server = await startServer(settings, cleanUp);
  const urls = [server.url, await startNginx(cleanUp)];
  console.log(
    `${connections} connections, ${seconds} s a round, medians of ${rounds}, ${availableParallelism()} processors\n`,
  );
  console.log('| files   | ours, a second | nginx, a second | ratio | our p99 | nginx p99 |');
  console.log('| ------- | -------------- | --------------- | ----- | ------- | --------- |');
  for (const [kind, paths] of Object.entries(kinds)) {
    const [ours, theirs] = await compare(urls, paths);
    if (!ours || !theirs) throw new Error('nothing was measured');
    const cells = [
      kind.padEnd(7),
      ours.rate.toFixed(0).padEnd(14),
      theirs.rate.toFixed(0).padEnd(15),
      (ours.rate / theirs.rate).toFixed(2).padEnd(5),
      milliseconds(ours.p99).padEnd(7),
      milliseconds(theirs.p99).padEnd(9),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
});
