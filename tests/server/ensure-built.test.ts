import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildVariables, checkBuildVariables } from '#server/build/build-variables.ts';
import { build, isBuilt } from '#server/build/ensure-built.ts';
import { makeCurrent, newRelease, releaseFolder, writeNote } from '#server/build/releases.ts';
import { startServer } from '../setup/server.ts';
import { siteFixture } from '../setup/site-fixture.ts';
import { temporaryFolder } from '../setup/temporary.ts';

const settings = { SITE_URL: 'https://dhow.example' };

// These projects have their site in the root folder.
beforeEach(() => {
  vi.stubEnv('SITE', '');
  return () => vi.unstubAllEnvs();
});

/** Writes a file with a modification time in the past. */
function put(root: string, file: string, minutesAgo: number, text = ''): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const time = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(target, time, time);
  for (let folder = path.dirname(target); folder !== root; folder = path.dirname(folder))
    utimesSync(folder, time, time);
}

/** Adds a complete build from `minutesAgo` and makes it the current one. */
function addBuild(root: string, minutesAgo: number): string {
  const begun = new Date(Date.now() - minutesAgo * 60_000);
  const name = newRelease(root, begun);
  mkdirSync(path.join(releaseFolder(root, name), 'client'));
  writeNote(root, name, { begun: begun.toISOString(), variables: buildVariables(settings) });
  makeCurrent(root, name);
  return name;
}

/** A project built ten minutes ago from sources an hour old. */
function project(): string {
  const root = temporaryFolder();
  for (const file of [
    'app/root.tsx',
    'content/settings/site.yaml',
    'content/pages/about.yaml',
    'vite.config.ts',
  ])
    put(root, file, 60);
  addBuild(root, 10);
  return root;
}

test('a site that is newer than its sources is not built again', () => {
  expect(isBuilt(project(), settings)).toBe(true);
});

test.for([
  ['a page was edited', (root: string) => put(root, 'content/pages/about.yaml', 1)],
  ['a setting of the content was edited', (root: string) => put(root, 'content/settings/site.yaml', 1)],
  ['a page was added', (root: string) => put(root, 'content/pages/new.yaml', 1)],
  ['a page was removed', (root: string) => rmSync(path.join(root, 'content/pages/about.yaml'))],
  ['code was changed', (root: string) => put(root, 'app/root.tsx', 1)],
  ['a rule of the headers was changed', (root: string) => put(root, 'server/headers/rule.ts', 1)],
  ['packages were changed', (root: string) => put(root, 'package-lock.json', 1)],
  ['a page was edited while it was built', (root: string) => put(root, 'content/pages/about.yaml', 9.5)],
  ['there is no build', (root: string) => rmSync(path.join(root, 'build'), { recursive: true })],
  ['nothing is current', (root: string) => rmSync(path.join(root, 'build/client'))],
] as const)('when %s, the site is built', ([_what, change]) => {
  const root = project();
  change(root);
  expect(isBuilt(root, settings)).toBe(false);
});

test.for(['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY'])(
  'when another %s is set, the site is built',
  (name) => {
    expect(isBuilt(project(), { ...settings, [name]: 'https://other.example' })).toBe(false);
  },
);

test('settings that no page holds build nothing', () => {
  expect(isBuilt(project(), { ...settings, PORT: '8080', DATABASE_URL: 'file:other.db' })).toBe(true);
});

test('a file that is open in Emacs does not stop the start', () => {
  const root = project();
  // Emacs marks an unsaved file with a link that leads nowhere.
  symlinkSync('anu@desk.4711:1', path.join(root, 'content/pages/.#about.yaml'));
  expect(() => isBuilt(root, settings)).not.toThrow();
});

test('after a rollback the start does not build again what was taken back', () => {
  const root = project();
  const earlier = addBuild(root, 90);
  addBuild(root, 5);
  makeCurrent(root, earlier);
  expect(isBuilt(root, settings)).toBe(true);
});

test('a build runs the command of the project and says when it fails', async () => {
  const root = project();
  const script = (command: string): void =>
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts: { build: command } }));
  script('echo built > built.txt');
  await build(root);
  expect(readFileSync(path.join(root, 'built.txt'), 'utf8')).toBe('built\n');
  script('exit 3');
  await expect(build(root)).rejects.toThrow('The site could not be built; the report is above.');
});

test('a server that is told where its site is builds nothing, however old the site', async () => {
  const { settings: own, folder } = siteFixture();
  put(folder, 'build/client/index.html', 60 * 24 * 365, '<!doctype html><title>old</title>');
  const server = await startServer({ ...own, SITE_URL: 'https://another.example' });
  expect(await (await fetch(server.url)).text()).toContain('<title>old</title>');
  expect(server.lines).toEqual([]);
});

test.each(['dhow.example', 'ftp://dhow.example'])(
  'a build for "%s" is refused before any page is made',
  (SITE_URL) => {
    expect(() => checkBuildVariables({ SITE_URL })).toThrow(
      `SITE_URL is "${SITE_URL}"; expected a web address`,
    );
  },
);

test('empty variables count as unset', () => {
  expect(() => checkBuildVariables({ SITE_URL: '', FORM_ENDPOINT: '' })).not.toThrow();
});
