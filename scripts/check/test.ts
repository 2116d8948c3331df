/**
 * All checks, cheapest first: `npm test [-- NAME ... [ARGUMENTS]]`. `npm test -- full` tests every page where the
 * daily run tests one per template, and repeats more.
 */
import { inOrder } from './run-steps.ts';
import { failures, folder, forgetRuns, slowest } from './results.ts';

const isFull = process.argv[2] === 'full';
if (isFull) {
  process.argv.splice(2, 1);
  process.env['FULL'] = '1';
}

/** Steps that take minutes or need the network: only when named or in the full run. */
const seldom = isFull ? {} : ({ onlyNamed: true } as const);

const vitest = (project: string): string =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${folder}/${project}.json`;

forgetRuns();
await inOrder(
  [
    { name: 'setup', about: 'what the tests need', command: 'node tests/setup/install.ts' },
    [
      [
        { name: 'check', about: 'code and content', command: 'node scripts/check/check.ts' },
        { name: 'site', about: 'build', command: 'node scripts/build/build.ts' },
        { name: 'unit', about: 'units', command: vitest('unit') },
        { name: 'build', about: 'built pages', command: vitest('build') },
        { name: 'content', about: 'everyday edits', command: vitest('content') },
      ],
      [
        // Needs no build and often waits for timers and sockets.
        { name: 'server', about: 'server and inbox', command: vitest('server') },
        // Makes its own build.
        {
          name: 'northlight',
          about: 'another brand, in a browser',
          command: 'node scripts/check/another-brand.ts',
        },
      ],
    ],
    { name: 'e2e', about: 'browser', command: 'playwright test' },
    {
      name: 'studio',
      about: 'the studio in a browser',
      command: 'playwright test -c playwright.studio.config.ts',
      ...seldom,
    },
    {
      name: 'kill',
      about: 'the server killed 25 times while it stores messages',
      command: 'env KILLS=25 vitest run --project server tests/server/kill.test.ts',
      ...seldom,
    },
    {
      name: 'lighthouse',
      about: 'what Lighthouse says of each template, apart from speed',
      command: 'node scripts/check/lighthouse/lighthouse.ts',
      ...seldom,
    },
    {
      name: 'install',
      about: 'installation with three versions of npm and no compiler',
      command: 'node scripts/check/install.ts',
      onlyNamed: true,
    },
  ],
  (ok) => console.log(ok ? `\nThe slowest tests:\n${slowest()}` : `\nFailed tests:\n${failures()}`),
);
