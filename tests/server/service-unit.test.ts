import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../setup/services.ts';
import { temporaryFolder } from '../setup/temporary.ts';

const analyze = findProgram('systemd-analyze');
if (!analyze) console.warn('SKIPPED: the check of the systemd unit; systemd is not installed');

/** The delivered unit with the place of this project in it, because systemd looks whether the program is there. */
function unitFile(): string {
  const file = path.join(temporaryFolder(), 'dhow.service');
  writeFileSync(file, readFileSync('deploy/dhow.service', 'utf8').replaceAll('/srv/dhow', process.cwd()));
  return file;
}

test.skipIf(!analyze)('systemd accepts the unit without a word', () => {
  const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', unitFile()], {
    encoding: 'utf8',
  });
  // Units of the machine itself are none of ours.
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('dhow.service'));
  expect(about).toEqual([]);
  expect(status).toBe(0);
});

test.skipIf(!analyze)('the service may do little', () => {
  const { stdout } = spawnSync(analyze ?? '', ['security', '--offline=true', '--no-pager', unitFile()], {
    encoding: 'utf8',
  });
  const exposure = Number(/exposure level for dhow\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(2.5);
});
