import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../setup/services.ts';
import { temporaryFolder } from '../setup/temporary.ts';

const analyze = findProgram('systemd-analyze');
if (!analyze) console.warn('SKIPPED: the check of the systemd unit; systemd is not installed');

/** The shipped units with this project's path, because systemd checks that the program exists. */
function unitFiles(): string[] {
  const folder = temporaryFolder();
  return globSync('deploy/*.{service,timer}').map((unit) => {
    const file = path.join(folder, path.basename(unit));
    writeFileSync(file, readFileSync(unit, 'utf8').replaceAll('/srv/dhow', process.cwd()));
    return file;
  });
}

const service = (files: readonly string[]): string =>
  files.find((file) => file.endsWith('/dhow.service')) ?? '';

test.skipIf(!analyze)('systemd accepts the units without a word', () => {
  const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', ...unitFiles()], {
    encoding: 'utf8',
  });
  // Ignores problems of the machine's own units.
  const about = `${stdout}${stderr}`.split('\n').filter((line) => /dhow[\w-]*\.(service|timer)/.test(line));
  expect(about).toEqual([]);
  expect(status).toBe(0);
});

test.skipIf(!analyze)('the service may do little', () => {
  const { stdout } = spawnSync(
    analyze ?? '',
    ['security', '--offline=true', '--no-pager', service(unitFiles())],
    {
      encoding: 'utf8',
    },
  );
  const exposure = Number(/exposure level for dhow\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(2.5);
});
