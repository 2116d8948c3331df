import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../setup/server.ts';
import { startStudio } from './project.ts';
import { own } from './requests.ts';
import { expect, test } from './test.ts';

/** What the studio prints at the start of each publishing step. */
const moments = ['Checking', 'Building', 'Noting'] as const;

/** A page that shows a word from a file that is not a page itself, so that no link preview is drawn. */
const address = '/career';

/** The word, from a complete page. */
function modeIn(html: string): string {
  expect(html).toMatch(/<\/html>$/);
  expect(html).toMatch(/Quay \d/);
  return /Quay \d/.exec(html)?.[0] ?? '';
}

/** Requests the live site repeatedly, expecting a complete page each time. */
async function visited(root: string) {
  const server = await startServer(
    { SITE_DIR: path.join(root, 'build/client'), DATABASE_URL: `file:${path.join(root, 'data/site.db')}` },
    (end) => void ends.push(end),
    { script: path.join(root, 'server/start.ts') },
  );
  const mode = async (): Promise<string> => {
    const answer = await fetch(server.url + address);
    expect(answer.status).toBe(200);
    return modeIn(await answer.text());
  };
  const left = new AbortController();
  const visits = (async () => {
    let count = 0;
    for (; !left.signal.aborted; count += 1) {
      await mode();
      await sleep(100);
    }
    return count;
  })();
  // The promise is awaited at the end, so an earlier rejection must not be unhandled.
  visits.catch(() => undefined);
  return {
    mode,
    reload: () => server.process.kill('SIGHUP'),
    leave: () => {
      left.abort();
      return visits;
    },
  };
}

const ends: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('killed while it publishes: files are whole, the live site answers, and publishing again mends it', async ({
  studio,
}) => {
  test.setTimeout(480_000);
  const editor = { name: 'Meera Joseph', email: 'meera@dhow.example' };
  const publishAt = async (url: string, until?: string): Promise<string> => {
    const body = JSON.stringify({ editor, message: 'Killed' });
    const headers = { ...(await own(url)), 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/publish`, { method: 'POST', headers, body });
    let said = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += part;
      if (until && said.includes(until)) return said;
    }
    return said;
  };
  const write = (mode: string): string => {
    studio.write('jobs.yaml', studio.read('jobs.yaml').replace(/^mode: .*$/m, `mode: ${mode}`));
    return studio.read('jobs.yaml');
  };
  write('Quay 0');
  expect(await publishAt(studio.url)).toContain('"done":true');
  const site = await visited(studio.root);
  for (const [index, moment] of moments.entries()) {
    const { url, kill } = await startStudio(studio);
    const text = write(`Quay ${index + 1}`);
    expect(await publishAt(url, moment)).toContain(moment);
    await kill();
    expect(studio.read('jobs.yaml')).toBe(text);
    const live = modeIn(studio.built(address));
    studio.git('fsck', '--no-dangling');
    // What a server started now would serve.
    site.reload();
    await expect.poll(site.mode).toBe(live);
  }
  const again = await startStudio(studio);
  write('Quay 4');
  expect(await publishAt(again.url)).toContain('"done":true');
  await again.kill();
  expect(modeIn(studio.built(address))).toBe('Quay 4');
  expect(await site.leave()).toBeGreaterThan(50);
  expect(studio.git('status', '--porcelain')).toBe('');
});
