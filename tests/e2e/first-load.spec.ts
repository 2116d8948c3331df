import type { CDPSession, Page } from '@playwright/test';
import { wholeBrowser } from './support/browser.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** What a first visit on a phone may cost, in bytes as sent, without headers. Documents are weighed as they are built. */
const budgets = {
  script: 80_000,
  styles: 0,
  fonts: 50_000,
  /** Everything but films, pictures among it. */
  all: 260_000,
};

/** Fonts of a page with Malayalam or Arabic words in it. */
const otherScripts = 85_000;

const kinds: Readonly<Record<string, keyof typeof budgets>> = {
  Script: 'script',
  Stylesheet: 'styles',
  Font: 'fonts',
};

interface Sent {
  type: string;
  bytes: number;
}

/** Notes what the network delivers to a page: the body of each answer as it was sent. */
async function listen(session: CDPSession): Promise<Sent[]> {
  const begun = new Map<string, { type: string; headers: number }>();
  const sent: Sent[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { type, headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId);
    if (answer) sent.push({ type: answer.type, bytes: encodedDataLength - answer.headers });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return sent;
}

async function load(page: Page, path: string): Promise<Record<keyof typeof budgets, number>> {
  const session = await page.context().newCDPSession(page);
  const sent = await listen(session);
  await page.goto(path);
  await page.waitForFunction(() => 'script' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await session.detach();
  const sums = { script: 0, styles: 0, fonts: 0, all: 0 };
  for (const { type, bytes } of sent) {
    const kind = kinds[type];
    if (kind) sums[kind] += bytes;
    if (type !== 'Media') sums.all += bytes;
  }
  return sums;
}

// The phone of Lighthouse.
test.use({
  launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox', '--disable-gpu'] },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const path of templates)
  test(`the first load of ${path} keeps its budgets`, async ({ page }) => {
    const sums = await load(page, path);
    expect(sums.script).toBeGreaterThan(2000);
    const scripts = await page.locator('main').locator(':is([lang=ml], [lang=ar])').count();
    const limits = { ...budgets, fonts: scripts > 0 ? otherScripts : budgets.fonts };
    for (const kind of Object.keys(limits) as (keyof typeof budgets)[])
      expect.soft(sums[kind], `${kind}, bytes`).toBeLessThanOrEqual(limits[kind]);
  });
