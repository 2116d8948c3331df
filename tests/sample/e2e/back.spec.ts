import { expect, test } from '@playwright/test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { wholeBrowser } from '../../e2e/support/browser.ts';
import { performance as agency, web } from '../../e2e/support/landing.ts';

// Playwright switches the cache off that this is about.
let browser: Browser | undefined;

test.beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: wholeBrowser, args: ['--no-sandbox', '--disable-gpu'] });
});

test.afterAll(async () => {
  await browser?.close();
});

for (const path of ['/', '/works', '/contact', web, agency])
  test(`who leaves ${path} and comes back finds it as it was`, async ({ baseURL }) => {
    const page = await browser?.newPage();
    if (!page) throw new Error('the browser did not start');
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle2' });
    await page.evaluate(() => {
      document.documentElement.dataset['visit'] = 'first';
    });
    await page.goto(`${baseURL}/llms.txt`);
    await page.goBack();
    const found = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = (navigation?.toJSON() ?? {}) as { notRestoredReasons?: unknown };
      return { visit: document.documentElement.dataset['visit'], notRestoredReasons };
    });
    expect(found.visit, JSON.stringify(found.notRestoredReasons)).toBe('first');
    await page.close();
  });
