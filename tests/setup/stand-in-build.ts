/**
 * Runs a build like `npm run build` in the current folder, with small stub steps: `VERSION` is the text of its pages;
 * `FAIL_AT` and `HANG_AT` name a step that fails or never ends.
 */
import path from 'node:path';
import { publish, type Step } from '#scripts/build/publish/publish.ts';

const { VERSION: version = '', FAIL_AT: failAt, HANG_AT: hangAt } = process.env;
const filler = 'sail and tide and harbour '.repeat(40);
const files = {
  'client/index.html': `<!doctype html><title>${version}</title><p>${filler}</p>`,
  'client/about/index.html': `<!doctype html><title>${version}</title><p>About, ${filler}</p>`,
  [`client/assets/entry-${version}.js`]: `console.log(${JSON.stringify(version + filler)})`,
};

const writeFiles = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const path = require('node:path');
  for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
    const file = path.join(process.env.BUILD_DIRECTORY, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }`;

/** Ends when its parent process is killed. */
const hang = `
  const parent = process.ppid;
  console.log('hangs');
  setInterval(() => process.ppid === parent || process.exit(), 50);`;

const compress = path.resolve(import.meta.dirname, '../../scripts/build/compress.ts');

const steps: Step[] = [
  { name: 'content', command: () => ['-e', ''] },
  { name: 'pages', command: () => ['-e', writeFiles] },
  { name: 'compression', command: (folder) => [compress, path.join(folder, 'client')] },
];

/** The step, or a version that writes partial files and then fails or hangs. */
function spoilt(step: Step): Step {
  if (step.name === failAt) return { ...step, command: () => ['-e', `${writeFiles}; process.exit(3)`] };
  return step.name === hangAt ? { ...step, command: () => ['-e', `${writeFiles}; ${hang}`] } : step;
}

try {
  await publish(path.resolve('.'), steps.map(spoilt));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
