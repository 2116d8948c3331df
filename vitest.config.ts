import { defineConfig } from 'vitest/config';
import { brand } from './scripts/build/vite-brand.ts';
import { sampleTests } from './tests/sample/is-sample.ts';

export default defineConfig({
  test: {
    // Server tests mostly wait for clocks and sockets.
    maxWorkers: 2,
    projects: [
      {
        plugins: [brand()],
        test: {
          name: 'unit',
          // Files of one worker share the content that they have read, which takes longer than to test it.
          isolate: false,
          include: [
            'app/**/*.test.ts',
            ...sampleTests('tests/sample/unit/**/*.test.ts'),
            'artwork/**/*.test.ts',
            'scripts/**/*.test.ts',
            'studio/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      // Minutes of its own.
      { plugins: [brand()], test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      {
        test: {
          name: 'build',
          // Files of one worker share the pages that they have parsed, which takes longer than to look at them.
          isolate: false,
          include: ['tests/build/**/*.test.ts', ...sampleTests('tests/sample/build/**/*.test.ts')],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
