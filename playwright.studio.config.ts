import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The studio in a real browser, over a copy of the project that it may change. */
export default defineConfig({
  testDir: 'tests/studio',
  outputDir: 'test-results/studio',
  workers: 1,
  reporter: site.reporter ?? 'list',
  // What is published is built: half a minute, and longer where the machine is busy. The full run checks it all besides.
  timeout: process.env['FULL'] ? 900_000 : 180_000,
  expect: { timeout: 90_000 },
  use: { ...site.use, baseURL: undefined, actionTimeout: 20_000, viewport: { width: 1280, height: 900 } },
});
