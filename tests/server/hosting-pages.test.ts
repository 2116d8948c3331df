import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../setup/temporary.ts';

/**
 * The steps of the pages under docs/hosting, run verbatim in a copy of the folders they mention. Commands that cannot
 * run on any machine are listed here with the reason and a stub; all others are real.
 */
const standIns: Readonly<Record<string, { reason: string; script: string }>> = {
  'apt-get': { reason: 'changes the machine', script: '' },
  adduser: {
    reason: 'changes the machine; a home that it would make belongs to the new user, here nobody',
    script: `case "$*" in *--no-create-home*) ;; *) while [ "$1" != --home ]; do shift; done; mkdir -p "$2"; chown nobody "$2";; esac`,
  },
  npm: {
    reason: 'test:install installs and npm test builds; here the build is a small one in the same folders',
    script: `case "$1 $2" in
      ci*) ln -sfn "$PROJECT/node_modules" node_modules;;
      "run build") VERSION=built "$PROJECT/node_modules/node/bin/node" "$PROJECT/tests/setup/stand-in-build.ts";;
    esac`,
  },
  systemctl: { reason: 'needs a live systemd; service-unit.test.ts has it read the units', script: '' },
  certbot: { reason: 'needs a domain', script: '' },
  nginx: { reason: 'nginx.test.ts runs the configuration', script: '' },
  curl: { reason: 'needs the running service; it is started and asked below', script: '' },
  npx: { reason: 'uploads to a host', script: '' },
  rsync: { reason: 'copies to another machine', script: '' },
  podman: { reason: 'needs a container engine', script: '' },
  runuser: {
    reason: 'users of this machine stand in for those that the page makes',
    script: `shift 3; case "$1" in create*) ;; *) exec /sbin/runuser -u nobody -- "$@";; esac`,
  },
};

interface Sandbox {
  root: string;
  result: { status: number | null; stdout: string; stderr: string };
}

const blocks = (page: string): string =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n');

/** A repository with the working copy, without pictures. */
function repository(root: string): string {
  const place = path.join(root, 'site.git');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: place, stdio: 'pipe' });
  mkdirSync(place);
  for (const part of ['app', 'brand', 'content/settings', 'deploy', 'server', 'scripts', 'package.json'])
    execFileSync('cp', ['-r', '--parents', part, place]);
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'site');
  return place;
}

/** Runs all steps of a page in order; stops at the first failure. */
function follow(page: string): Sandbox {
  const root = temporaryFolder();
  chmodSync(root, 0o755);
  for (const folder of [
    'bin',
    'srv',
    'etc/systemd/system',
    'etc/nginx/sites-available',
    'etc/nginx/sites-enabled',
    'var/lib/dhow',
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  execFileSync('chown', ['nobody', path.join(root, 'var/lib/dhow')]);
  writeFileSync(path.join(root, 'etc/nginx/sites-enabled/default'), '');
  for (const [name, { script }] of Object.entries(standIns))
    writeFileSync(path.join(root, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const steps = blocks(page)
    .replaceAll(/(?<=[ =:"'])\/(srv|etc|var)\//g, `${root}/$1/`)
    .replaceAll('git@git.dhow.example:site.git', repository(root))
    .replaceAll('root:dhow', 'root:nogroup');
  // Pages that do not clone the project assume that it is the current folder.
  const start = steps.includes('git clone') ? root : path.join(root, 'site.git');
  const file = path.join(root, 'steps.sh');
  writeFileSync(file, `set -eu\nshopt -s expand_aliases\ncd ${start}\n${steps}`);
  const env = { PATH: `${root}/bin:${process.env['PATH']}`, HOME: root, PROJECT: process.cwd() };
  return { root, result: spawnSync('bash', [file], { env, encoding: 'utf8' }) };
}

const isRoot = process.getuid?.() === 0 && existsSync('/sbin/runuser');
if (!isRoot) console.warn('SKIPPED: following the hosting pages, which are for root');

test.skipIf(!isRoot).for(globSync('docs/hosting/{container,several-instances,static}.md'))(
  'the steps of %s run',
  (page) => {
    expect(follow(page).result).toMatchObject({ status: 0, stderr: '' });
  },
);

test.skipIf(!isRoot)(
  "the steps of own-server.md leave a site that the service's user can serve",
  async () => {
    const { root, result } = follow('docs/hosting/own-server.md');
    expect(result).toMatchObject({ status: 0 });
    expect(result.stdout).toContain('Backed up to');
    const site = path.join(root, 'srv/dhow');
    expect(statSync(site).uid).toBe(0);
    expect(statSync(path.join(root, 'etc/dhow.env')).mode & 0o777).toBe(0o640);
    // What the unit does: its user, folder, settings and command.
    const unit = readFileSync(path.join(root, 'etc/systemd/system/dhow.service'), 'utf8');
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const settings = readFileSync(path.join(root, 'etc/dhow.env'), 'utf8').replace('PORT=3000', 'PORT=0');
    const env = Object.fromEntries(
      settings
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    );
    const [program = '', ...args] = command.replaceAll('/srv/dhow', site).split(' ');
    const server = spawn('/sbin/runuser', ['-u', 'nobody', '--', program, ...args], {
      cwd: site,
      env: {
        ...env,
        PATH: process.env['PATH'],
        SITE_DIR: path.join(site, 'build/client'),
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(async () => {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    });
    let url: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      [, url] = /^Serving on (\S+)/.exec(line) ?? [];
      if (url) break;
    }
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready\n');
    expect(await (await fetch(`${url}/`)).text()).toContain('<title>built</title>');
  },
);

test('Docker and Podman leave the same out of an image', () => {
  expect(readFileSync('.dockerignore', 'utf8')).toBe(readFileSync('.containerignore', 'utf8'));
});
