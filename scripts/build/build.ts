/** Builds the site and makes it the current one: `npm run build`. */
import path from 'node:path';
import { checkBuildVariables } from '#server/build/build-variables.ts';
import { publish } from './publish/publish.ts';

const started = performance.now();
try {
  checkBuildVariables(process.env);
  const release = await publish(path.resolve('.'), [
    { name: 'content', command: () => ['scripts/check/content.ts'] },
    { name: 'pages', command: () => ['scripts/build/pages.ts'] },
    { name: 'compression', command: (folder) => ['scripts/build/compress.ts', path.join(folder, 'client')] },
  ]);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Built in ${seconds} s: build/client is now the build ${release}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
