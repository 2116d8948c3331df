import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { freePort } from '../../../tests/setup/postgres.ts';

/** A browser for audits. */
export interface Browser {
  port: number;
  close: () => Promise<void>;
}

const debian = '/usr/bin/chromium';

/** The browser named by `CHROMIUM`, or the system's; if undefined, Playwright looks for one. */
export const browserPath = process.env['CHROMIUM'] ?? (existsSync(debian) ? debian : undefined);

/** Starts a headless browser with a debugging port for Lighthouse. */
export async function launch(): Promise<Browser> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}
