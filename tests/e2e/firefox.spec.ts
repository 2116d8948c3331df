import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { templates } from './support/templates.ts';
import { content } from './support/test.ts';

const words = content.interface;
const firefox = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file !== undefined && existsSync(file),
);

test.skip(!firefox, 'SKIPPED: tests in Firefox, which is not installed');
test.describe.configure({ mode: 'default' });

// Playwright drives only its own build of Firefox; the one that visitors have is driven over WebDriver BiDi.
let browser: Browser | undefined;

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    ...(firefox ? { executablePath: firefox } : {}),
    defaultViewport: null,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
});

test.afterAll(async () => {
  await browser?.close();
});

/** Gives a page the size of a phone. It would be turned upright as well, which Firefox 140 cannot do. */
async function makeNarrow(page: Page): Promise<void> {
  await page.setViewport({ width: 390, height: 800 }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
}

/** Waits for something in the page. The driver's own waiting makes code from text, which our policy forbids. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(holds)).toBe(true);
}

for (const path of templates)
  test(`${path} works in Firefox`, async ({ baseURL }) => {
    test.slow();
    const page = await browser?.newPage();
    if (!page) throw new Error('Firefox did not start');
    const noise: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    await makeNarrow(page);
    await page.goto(`${baseURL}${path}`, { waitUntil: 'load' });

    const seen = await page.evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>('main img');
      if (picture) {
        picture.loading = 'eager';
        await picture.decode().catch(() => undefined);
      }
      return {
        headings: document.querySelectorAll('h1').length,
        picture: picture ? picture.naturalWidth > 0 : true,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect(seen).toEqual({ headings: 1, picture: true, sideways: 0 });

    await until(page, () => 'script' in document.documentElement.dataset);
    await until(page, () =>
      Array.from(document.fonts).some(
        ({ family, stretch, status }) =>
          family.includes('Anybody') && stretch === '58% 146%' && status === 'loaded',
      ),
    );
    const toggle = await page.$('body > header button[commandfor="menu"]');
    expect(await toggle?.evaluate((button) => button.textContent)).toBe(words.menu.open);
    await toggle?.click();
    await until(page, () => document.querySelector('dialog[id=menu]')?.matches('[open]:modal') === true);
    await page.keyboard.press('Escape');
    await until(page, () => document.querySelector('dialog[id=menu]')?.hasAttribute('open') === false);

    const question = await page.$('main details[name]:not([open]) > summary');
    if (question) {
      await question.scrollIntoView();
      await question.click();
      const opened = (): Promise<boolean> =>
        question.evaluate((summary) => summary.parentElement?.hasAttribute('open') === true);
      await expect.poll(opened).toBe(true);
    }
    expect(path.endsWith('404') ? [] : noise, 'console').toEqual([]);
    await page.close();
  });
