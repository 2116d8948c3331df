import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { sampleTests } from './tests/sample/is-sample.ts';

const port = Number(process.env['TEST_PORT'] ?? 3210);

/** The headless shell is the same engine and takes a third less time. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? 'chromium';

/** Browser tests against the built site on our own server. `BASE_URL` selects another server. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['tests/e2e/**/*.spec.ts', ...sampleTests('tests/sample/e2e/**/*.spec.ts')],
  // Keeps the output of the other test runners.
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/sample/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  // Each waits for frames and answers now and then: on two cores, three take a fifth less time than two.
  workers: 3,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: 'test-results/runs/e2e.json' }]],
  // Headless Chromium occasionally stops painting for good, on any page. A retry is reported as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // With images decoded off the main thread, Chromium stopped painting in one of 15 runs through a long page.
        '--disable-checker-imaging',
      ],
    },
    viewport: { width: 1440, height: 900 },
  },
  ...(process.env['BASE_URL']
    ? {}
    : {
        webServer: {
          command: 'node server/start.ts',
          url: `http://127.0.0.1:${port}/healthz`,
          env: { PORT: String(port), DATABASE_URL: 'file:test-results/e2e/inbox.db', RATE_LIMIT: 'off' },
          reuseExistingServer: false,
        },
      }),
});
