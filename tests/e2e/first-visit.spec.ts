import type { Page } from '@playwright/test';
import { readBrand } from '#app/content/brand.server.ts';
import { wholeBrowser } from './support/browser.ts';
import { templates } from './support/templates.ts';
import { expect, open, scripted, test } from './support/test.ts';

const {
  display: [display = ''],
  text: [text = ''],
} = readBrand().typefaces;

// Lighthouse's phone.
test.use({
  launchOptions: wholeBrowser,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Budgets for a first visit on a phone, in bytes as transferred, without headers. Documents are measured as built. */
const budgets = {
  script: 80_000,
  styles: 0,
  fonts: 50_000,
  /** Everything but films, including pictures. */
  all: 260_000,
};

/** Fonts of a page with text in other scripts, at most all three: Malayalam, Arabic and Devanagari. */
const otherScripts = 90_000;

const kinds: Readonly<Record<string, keyof typeof budgets>> = {
  Script: 'script',
  Stylesheet: 'styles',
  Font: 'fonts',
};

interface Sent {
  type: string;
  bytes: number;
}

/** Records the response bodies as transferred. */
async function listen(page: Page): Promise<Sent[]> {
  const session = await page.context().newCDPSession(page);
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

function sumsOf(sent: readonly Sent[]): Record<keyof typeof budgets, number> {
  const sums = { script: 0, styles: 0, fonts: 0, all: 0 };
  for (const { type, bytes } of sent) {
    const kind = kinds[type];
    if (kind) sums[kind] += bytes;
    if (type !== 'Media') sums.all += bytes;
  }
  return sums;
}

/** Sums layout shifts without the browser's session windows, so never less than CLS. Returns a reader. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}

/** Start times of file requests and of the first paint, in milliseconds since navigation. */
function times(page: Page): Promise<{ painted: number; fonts: number[]; scripts: number[] }> {
  return page.evaluate(() => {
    const begun = (ending: string): number[] =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map(({ startTime }) => startTime);
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fonts: begun('.woff2'),
      scripts: begun('.js'),
    };
  });
}

/** Delays the fonts until long after the first paint. */
async function holdTypefaces(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  return letGo;
}

const typefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .toSorted(),
  );

/** Number of style recalculations in half a second in which nothing happens. */
async function stylings(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async (): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')
      ?.value ?? Number.NaN;
  const before = await count();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return (await count()) - before;
}

test('a first visit is painted before typefaces and scripts are fetched', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => typefaces(page)).toEqual([display, text]);
  const { painted, fonts, scripts } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts, ...scripts)).toBeGreaterThan(painted);
});

for (const path of templates)
  test(`a first visit to ${path} keeps its budgets, and nothing moves when the typefaces come late`, async ({
    page,
  }) => {
    const sent = await listen(page);
    const moved = await watchShifts(page);
    const letGo = await holdTypefaces(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    letGo();
    await expect.poll(() => typefaces(page)).toEqual(expect.arrayContaining([display, text]));
    await scripted(page);
    await Promise.all([
      page.waitForLoadState('networkidle'),
      // The animation at the end of the page must not keep a phone busy.
      expect.poll(() => stylings(page), 'stylings in half a second').toBeLessThan(5),
    ]);
    expect.soft(await moved(), 'layout shifts').toBeLessThanOrEqual(0.01);
    const sums = sumsOf(sent);
    expect(sums.script).toBeGreaterThan(2000);
    const scripts = await page.locator('main').locator(':is([lang=ml], [lang=ar])').count();
    const limits = { ...budgets, fonts: scripts > 0 ? otherScripts : budgets.fonts };
    for (const kind of Object.keys(limits) as (keyof typeof budgets)[])
      expect.soft(sums[kind], `${kind}, bytes`).toBeLessThanOrEqual(limits[kind]);
  });

test('who comes from another page of the site has the typefaces at once', async ({ page, baseURL }) => {
  await open(page, '/career');
  // A full page load, as in a browser without our script.
  await page.goto('/services', { referer: `${baseURL}/career` });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, fonts } = await times(page);
  expect(fonts).toHaveLength(2);
  expect(Math.max(...fonts)).toBeLessThan(painted);
});

test('a page of which nothing is painted gets its typefaces and its script after a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A crawler that lays out the page but never paints.
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(4000);
  await scripted(page);
  await expect.poll(() => typefaces(page)).toEqual([display, text]);
});
