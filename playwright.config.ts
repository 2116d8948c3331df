import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { sampleTests } from './tests/sample/is-sample.ts';

const port = Number(process.env['TEST_PORT'] ?? 3210);

/** The shell first: the same engine without a window around it takes a third less time. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? 'chromium';

/** Behaviour in a real browser, over the built site as the server delivers it. `BASE_URL` aims at another server. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['tests/e2e/**/*.spec.ts', ...sampleTests('tests/sample/e2e/**/*.spec.ts')],
  // What the other runners leave beside it stays.
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/sample/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: 'test-results/runs/e2e.json' }]],
  // Headless Chromium seldom stops drawing for good, whatever the page. A second try is reported as flaky.
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
        // Pictures decoded beside drawing: one walk in 15 through a long page ended in a browser that drew no more.
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
