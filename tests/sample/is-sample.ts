import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../app/content/site-folder.server.ts';

/** Whether the content is still that of the sample brand: its settings say `sample: true`. */
function isSample(settings: string): boolean {
  // Read without the schema: broken content is reported by the check, not by whoever lists the tests.
  const site: unknown = parse(readFileSync(settings, 'utf8'));
  return typeof site === 'object' && site !== null && 'sample' in site && site.sample === true;
}

let said = false;

/** Patterns of the tests in this folder, or none, with one line that says so, where the content is somebody's own. */
export function sampleTests(
  pattern: string,
  settings = path.join(contentFolder, 'settings/site.yaml'),
): string[] {
  if (isSample(settings)) return [pattern];
  if (!said) console.log(`Skipped: tests/sample, as ${settings} does not say "sample: true".`);
  said = true;
  return [];
}
