import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Chromium, or the Firefox that visitors have: Playwright drives only its own build of that. */
export async function byPuppeteer(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    defaultViewport: null,
    args: browserName === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const page = await browser.newPage();
  // It would be turned upright as well, which Firefox 140 cannot do.
  await page.setViewport({ width: 390, height: 800 }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('policy', effectiveDirective, blockedURI),
    ),
  );
  return {
    complaints,
    open: async (url) => void (await page.goto(url)),
    run: (inPage, ...args) =>
      page.evaluate(`(${inPage})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof inPage>>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}
