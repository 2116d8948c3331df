import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { currentRelease, releases } from '#server/build/releases.ts';
import { type Environment, run, type RunningServer, startServer } from '../setup/server.ts';
import { eventually, temporaryFolder } from '../setup/temporary.ts';

const standIn = 'tests/setup/stand-in-build.ts';

/** A folder with what a build reads besides its steps. */
function project(): string {
  const root = temporaryFolder();
  cpSync('content/settings', path.join(root, 'content/settings'), { recursive: true });
  cpSync('brand', path.join(root, 'brand'), { recursive: true });
  return root;
}

function build(root: string, version: string, how: Environment = {}) {
  return run(standIn, [], { VERSION: version, ...how }, root);
}

/** Starts a build that hangs in a step, and waits until it does. */
async function hangingBuild(root: string, step: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.resolve(standIn)], {
    cwd: root,
    env: { PATH: process.env['PATH'], VERSION: 'killed', HANG_AT: step },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) if (line === 'hangs') return child;
  throw new Error('the build ended');
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function serve(root: string): Promise<RunningServer> {
  return startServer({
    SITE_DIR: path.join(root, 'build/client'),
    DATABASE_URL: `file:${path.join(root, 'inbox.db')}`,
  });
}

/** A project whose first build is being served. */
async function firstServed() {
  const root = project();
  await build(root, 'first');
  return { root, server: await serve(root) };
}

const titleOf = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? html;

/** Titles of pages, requested fifty times a second. */
function steadyLoad(url: string) {
  const answers: Promise<string>[] = [];
  const ask = (): void => {
    const address = answers.length % 2 === 0 ? '/' : '/about';
    answers.push(
      fetch(url + address).then(async (answer) => `${answer.status} ${titleOf(await answer.text())}`, String),
    );
  };
  const timer = setInterval(ask, 20);
  onTestFinished(() => clearInterval(timer));
  return async (): Promise<string[]> => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

test('a build that fails or is killed at any step changes no answer', async () => {
  const { root, server } = await firstServed();
  const stop = steadyLoad(server.url);
  for (const step of ['content', 'pages', 'compression']) {
    const { code, errors } = await build(root, 'failed', { FAIL_AT: step });
    expect([code, errors]).toEqual([1, `${step} failed (3); what is served has not changed.\n`]);
    await kill(await hangingBuild(root, step));
    // A server started now would serve the same.
    expect(titleOf(readFileSync(path.join(root, 'build/client/index.html'), 'utf8'))).toBe('first');
  }
  const answers = await stop();
  expect(answers.length).toBeGreaterThan(20);
  expect([...new Set(answers)]).toEqual(['200 first']);
  // The next build removes all remains.
  await build(root, 'second');
  expect(releases(root)).toHaveLength(2);
  expect(existsSync(path.join(root, 'build/client/assets/entry-second.js.br'))).toBe(true);
});

test('a good build is served once the server is told, and no request fails', async () => {
  const { root, server } = await firstServed();
  const stop = steadyLoad(server.url);
  await build(root, 'second');
  expect(titleOf(await (await fetch(server.url)).text())).toBe('first');
  server.process.kill('SIGHUP');
  await eventually(
    'the new build is served',
    async () => titleOf(await (await fetch(server.url)).text()) === 'second',
  );
  const answers = await stop();
  const change = answers.indexOf('200 second');
  expect(new Set(answers)).toEqual(new Set(['200 first', '200 second']));
  expect(answers.slice(change + 10)).not.toContain('200 first');
  // A page loaded earlier may request its code now.
  for (const version of ['first', 'second'])
    expect((await fetch(`${server.url}/assets/entry-${version}.js`)).status).toBe(200);
});

test('a site that cannot be read is not taken', async () => {
  const { root, server } = await firstServed();
  rmSync(path.join(root, 'build/client'));
  server.process.kill('SIGHUP');
  await eventually('it is said', () => server.lines.some((line) => line.includes('"site not reloaded"')));
  expect(titleOf(await (await fetch(server.url)).text())).toBe('first');
});

test('it is not ready once the files that it serves are gone', async () => {
  const { root, server } = await firstServed();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  rmSync(path.join(root, 'build'), { recursive: true });
  const answer = await fetch(`${server.url}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([503, 'site is gone\n']);
});

test('the last three builds stay, and a rollback goes back through them', async () => {
  const root = project();
  const rollBack = (...args: string[]) => run('scripts/build/rollback.ts', args, {}, root);
  const title = (): string => titleOf(readFileSync(path.join(root, 'build/client/index.html'), 'utf8'));
  await build(root, 'first');
  expect(await rollBack()).toMatchObject({ code: 1, errors: 'There is no earlier build to go back to.\n' });
  for (const version of ['second', 'third', 'fourth']) await build(root, version);
  const [second = '', third = '', fourth = ''] = releases(root);
  expect([releases(root).length, title()]).toEqual([3, 'fourth']);
  expect((await rollBack()).output).toBe(
    `build/client is now the build ${third}, no longer ${fourth}. Reload or restart the server to serve it.\n`,
  );
  expect(title()).toBe('third');
  await rollBack();
  expect(title()).toBe('second');
  expect((await rollBack()).code).toBe(1);
  await rollBack(fourth);
  expect(title()).toBe('fourth');
  expect((await rollBack('yesterday')).errors).toBe(
    `There is no build yesterday; there are: ${second}, ${third}, ${fourth}\n`,
  );
});

test('of two builds at once the second does nothing, and a killed one is in nobody’s way', async () => {
  const root = project();
  await build(root, 'first');
  const hanging = await hangingBuild(root, 'pages');
  const refused = { code: 1, errors: 'Another build or rollback is running; nothing was done.\n' };
  expect(await build(root, 'second')).toMatchObject(refused);
  expect(await run('scripts/build/rollback.ts', [], {}, root)).toMatchObject(refused);
  await kill(hanging);
  expect((await build(root, 'third')).code).toBe(0);
});

test('what an older version built in place makes way', async () => {
  const root = project();
  mkdirSync(path.join(root, 'build/client'), { recursive: true });
  writeFileSync(path.join(root, 'build/client/index.html'), 'old');
  expect((await build(root, 'first')).code).toBe(0);
  expect(currentRelease(root)).toBe(releases(root)[0]);
  await build(root, 'second');
  expect(existsSync(path.join(root, 'build/releases/before-releases'))).toBe(false);
});

test('a start takes the words and redirects that the site was built with', async () => {
  const root = project();
  await build(root, 'first');
  writeFileSync(path.join(root, 'content/settings/redirects.yaml'), 'redirects: [half written');
  const server = await serve(root);
  expect(titleOf(await (await fetch(server.url)).text())).toBe('first');
});

test('a dead link in the content stops the real build before it begins', async () => {
  const root = temporaryFolder();
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !file.startsWith('content/media'),
  });
  for (const part of ['brand', 'content/media', 'scripts', 'app', 'server', 'node_modules', 'package.json'])
    symlinkSync(path.resolve(part), path.join(root, part));
  expect((await build(root, 'first')).code).toBe(0);
  const before = realpathSync(path.join(root, 'build/client'));
  const file = path.join(root, 'content/settings/redirects.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}  - { from: /old-page, to: /no-such-page }\n`);
  const { code, errors } = await run('scripts/build/build.ts', [], {}, root);
  expect(code).toBe(1);
  expect(errors).toContain('content/settings/redirects.yaml');
  expect(errors).toContain('/no-such-page');
  expect(errors).toMatch(/\ncontent failed \(1\); what is served has not changed\.\n$/);
  expect(realpathSync(path.join(root, 'build/client'))).toBe(before);
});
