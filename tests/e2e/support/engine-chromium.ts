import { chromium as playwright } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import type { Engine } from './engine.ts';

/** Chromium, over Playwright. */
export async function chromium(): Promise<Engine> {
  const browser = await playwright.launch({
    executablePath: wholeBrowser,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    complaints,
    open: async (url) => void (await page.goto(url)),
    run: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}
