import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The studio in a real browser, on a copy of the project that tests may change. */
export default defineConfig({
  testDir: 'tests/studio',
  outputDir: 'test-results/studio',
  workers: 1,
  reporter: site.reporter ?? 'list',
  // Publishing includes a build: half a minute, longer on a busy machine. The full run also checks everything.
  timeout: process.env['FULL'] ? 900_000 : 180_000,
  expect: { timeout: 90_000 },
  use: { ...site.use, baseURL: undefined, actionTimeout: 20_000, viewport: { width: 1280, height: 900 } },
});
