import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#app/content/site-folder.server.ts';

/** Whether the content is still the sample: its settings say `sample: true`. */
function isSample(settings: string): boolean {
  // Read without the schema: invalid content is reported by the check, not while listing tests.
  const site: unknown = parse(readFileSync(settings, 'utf8'));
  return typeof site === 'object' && site !== null && 'sample' in site && site.sample === true;
}

let said = false;

/** Patterns of the tests in this folder; none, with a notice, if the content is not the sample. */
export function sampleTests(
  pattern: string,
  settings = path.join(contentFolder, 'settings/site.yaml'),
): string[] {
  if (isSample(settings)) return [pattern];
  if (!said) console.log(`Skipped: tests/sample, as ${settings} does not say "sample: true".`);
  said = true;
  return [];
}
