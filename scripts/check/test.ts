/** Every check there is, in the order in which failing is cheapest: `npm test [-- NAME ... [ARGUMENTS]]`. */
import { inOrder } from './run-steps.ts';

await inOrder([
  { name: 'setup', about: 'what the tests need', command: 'node tests/setup/install.ts' },
  { name: 'check', about: 'code and content', command: 'node scripts/check/check.ts' },
  { name: 'unit', about: 'units', command: 'vitest run --project unit' },
  { name: 'content', about: 'everyday edits', command: 'vitest run --project content' },
  { name: 'site', about: 'build', command: 'node scripts/build/build.ts' },
  { name: 'build', about: 'built pages', command: 'vitest run --project build' },
  { name: 'server', about: 'server and inbox', command: 'vitest run --project server' },
  { name: 'e2e', about: 'browser', command: 'playwright test' },
  {
    name: 'kill',
    about: 'the server killed 25 times while it stores messages',
    command: 'env KILLS=25 vitest run --project server tests/server/kill.test.ts',
    onlyNamed: true,
  },
  {
    name: 'lighthouse',
    about: 'what Lighthouse says of each template, apart from speed',
    command: 'node scripts/check/lighthouse/lighthouse.ts',
    onlyNamed: true,
  },
  {
    name: 'install',
    about: 'installation with three versions of npm and no compiler',
    command: 'node scripts/check/install.ts',
    onlyNamed: true,
  },
]);
