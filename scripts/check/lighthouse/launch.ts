import { existsSync } from 'node:fs';
import { launch as launchChrome } from 'chrome-launcher';

/** A browser to audit with. */
export interface Browser {
  port: number;
  close: () => void;
}

const debian = '/usr/bin/chromium';

/** The browser that `CHROMIUM` names, or the system's; undefined leaves the search to the launcher. */
export const browserPath = process.env['CHROMIUM'] ?? (existsSync(debian) ? debian : undefined);

/** Starts a browser without a window. */
export async function launch(): Promise<Browser> {
  const chrome = await launchChrome({
    ...(browserPath ? { chromePath: browserPath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });
  return { port: chrome.port, close: () => chrome.kill() };
}
