/**
 * Writes, builds and walks through the site of another agency, as `npm test` does with the sample: what stands in code
 * must not lean on the sample's words and drawings. What was served before is served again afterwards.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { hangPhotograph } from '../../tests/setup/photograph.ts';

const site = 'test-results/northlight';

const files = ['keyboard', 'no-script', 'layout', 'photographs'].map((name) => `tests/e2e/${name}.spec.ts`);

/** The slow looks are at the pages that differ most. */
const looks =
  'photograph|is whole without script|(?:/|/about|/contact|/works|/works/first-story) (?:is walked|keeps its words)';

function run(...args: string[]): boolean {
  const env = { ...process.env, SITE: site };
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0;
}

rmSync(site, { recursive: true, force: true });
const written = run('scripts/new-site/new-site.ts', 'starter/northlight.yaml', '--to', site);
if (written) await hangPhotograph(path.join(site, 'content'));
const built = written && run('artwork/run.ts', 'originals') && run('scripts/build/build.ts');
const passed = built && run('node_modules/@playwright/test/cli.js', 'test', ...files, '-g', looks);
if (built) run('scripts/build/rollback.ts');
process.exitCode = passed ? 0 : 1;
