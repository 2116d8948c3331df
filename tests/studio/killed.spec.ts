import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../setup/server.ts';
import { startStudio } from './project.ts';
import { own } from './requests.ts';
import { expect, test } from './test.ts';

/** What the studio says as each part of publishing begins. */
const moments = ['Checking', 'Building', 'Noting'] as const;

/** The live site, asked again and again, which answers with a whole page every time. */
async function visited(root: string, onTitle: (title: string) => void) {
  const server = await startServer(
    { SITE_DIR: path.join(root, 'build/client'), DATABASE_URL: `file:${path.join(root, 'data/site.db')}` },
    (end) => void ends.push(end),
    { script: path.join(root, 'server/start.ts') },
  );
  const title = async (): Promise<string> => {
    const answer = await fetch(server.url);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<\/html>$/);
    return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  };
  const left = new AbortController();
  const visits = (async () => {
    let count = 0;
    for (; !left.signal.aborted; count += 1) {
      onTitle(await title());
      await sleep(100);
    }
    return count;
  })();
  // It is awaited at the end; until then a failure waits there.
  visits.catch(() => undefined);
  return {
    title,
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
  expect(await publishAt(studio.url)).toContain('"done":true');
  let live = 'dhow | Digital agency in Kerala and Dubai';
  const titles: string[] = [live];
  const site = await visited(studio.root, (title) => expect(titles).toContain(title));
  for (const moment of moments) {
    const { url, kill } = await startStudio(studio);
    titles.push(`dhow is killed at ${moment}`);
    const text = studio.read('pages/index.yaml').replace(/title: .*/, `title: ${titles.at(-1)}`);
    studio.write('pages/index.yaml', text);
    expect(await publishAt(url, moment)).toContain(moment);
    await kill();
    expect(studio.read('pages/index.yaml')).toBe(text);
    [, live = ''] = /<title>(.*?)<\/title>/.exec(studio.built('/')) ?? [];
    expect(titles).toContain(live);
    expect(studio.built('/')).toMatch(/<\/html>$/);
    studio.git('fsck', '--no-dangling');
    // What a server finds that starts now.
    site.reload();
    await expect.poll(site.title).toBe(live);
  }
  const again = await startStudio(studio);
  expect(await publishAt(again.url)).toContain('"done":true');
  await again.kill();
  expect(studio.built('/')).toContain(`<title>${titles.at(-1)}</title>`);
  expect(await site.leave()).toBeGreaterThan(50);
  expect(studio.git('status', '--porcelain')).toBe('');
});
