import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { freePort } from '../../../tests/setup/postgres.ts';

/** A browser to audit with. */
export interface Browser {
  port: number;
  close: () => Promise<void>;
}

const debian = '/usr/bin/chromium';

/** The browser that `CHROMIUM` names, or the system's; undefined leaves the search to Playwright. */
export const browserPath = process.env['CHROMIUM'] ?? (existsSync(debian) ? debian : undefined);

/** Starts a browser without a window that also listens to Lighthouse. */
export async function launch(): Promise<Browser> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}
