/**
 * Generates, builds and tests the site of another agency, to prove that the code does not depend on the sample's
 * texts and drawings. The daily run tests the pages that differ most, the full run all of them.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { hangPhotograph } from '../../tests/setup/photograph.ts';

const root = 'test-results/northlight';
const [site, build] = [path.join(root, 'site'), path.join(root, 'build')];

const env = {
  ...process.env,
  SITE: site,
  BUILD_DIRECTORY: build,
  SITE_DIR: path.join(build, 'client'),
  PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/runs/northlight.json',
};

const files = ['keyboard', 'no-script', 'layout', 'photographs'].map((name) => `tests/e2e/${name}.spec.ts`);
const pages = process.env['FULL'] ? '/\\S*' : '(?:/|/contact|/works/first-story)';
const looks = `photograph| ${pages} (?:is walked|keeps its words|is whole without script)`;

function run(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0;
}

rmSync(root, { recursive: true, force: true });
const written = run('scripts/new-site/new-site.ts', 'starter/northlight.yaml', '--to', site);
if (written) await hangPhotograph(path.join(site, 'content'));
const built = written && run('artwork/run.ts', 'originals') && run('scripts/build/pages.ts');
const passed = built && run('node_modules/@playwright/test/cli.js', 'test', ...files, '-g', looks);
process.exitCode = passed ? 0 : 1;
