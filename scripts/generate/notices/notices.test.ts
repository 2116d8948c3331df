import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notices } from './page.ts';
import { type LockFile, production, typefaces, withInstallScript } from './packages.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const { devDependencies: drawing } = JSON.parse(readFileSync('artwork/package.json', 'utf8'));

test('the notices are up to date (npm run notices)', async () => {
  expect(readFileSync('docs/third-party.md', 'utf8')).toBe(await notices(lock));
});

test('every licence is known and asks nothing of this code', () => {
  const known = new Set([
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'MPL-2.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'Unlicense',
    'BlueOak-1.0.0',
  ]);
  expect(production(lock).filter(({ license }) => !known.has(license))).toEqual([]);
  expect(typefaces(lock).filter(({ license }) => license !== 'OFL-1.1')).toEqual([]);
});

test('every version is exact', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...drawing }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});

test('no program runs at installation but the approved one', () => {
  const approved = Object.entries(allowScripts).filter(([, allowed]) => allowed);
  expect(approved.map(([name]) => name)).toEqual(withInstallScript(lock).map(({ name }) => name));
});

test('nothing is compiled at installation: npm before 11 does so wherever it finds a binding.gyp', () => {
  expect(globSync('node_modules/{*,@*/*}/binding.gyp')).toEqual([]);
});
