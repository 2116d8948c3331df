import { defineConfig } from 'vitest/config';
import { brand } from './scripts/build/vite-brand.ts';
import { sampleTests } from './tests/sample/is-sample.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [brand()],
        test: {
          name: 'unit',
          // Files in one worker share the parsed content, which takes longer to read than to test.
          isolate: false,
          include: [
            'app/**/*.test.ts',
            ...sampleTests('tests/sample/unit/**/*.test.ts'),
            'artwork/**/*.test.ts',
            'scripts/**/*.test.ts',
            'studio/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      // Takes minutes, so it is a separate project.
      { plugins: [brand()], test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      {
        test: {
          name: 'build',
          // Files in one worker share the parsed pages, which take longer to parse than to test.
          isolate: false,
          include: ['tests/build/**/*.test.ts', ...sampleTests('tests/sample/build/**/*.test.ts')],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Files in one worker share PostgreSQL.
          isolate: false,
          // They mostly wait for timers and sockets.
          maxWorkers: 4,
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 120_000,
          // Removing a repository can take longer than the usual ten seconds where other tests write to the same disk.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
