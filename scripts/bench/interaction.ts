/**
 * Measures how long a press takes to show with the processor slowed down four times: `npm run bench:interaction`,
 * after a build. Durations are the browser's own (Event Timing: from the input to the next painted frame, in steps
 * of 8 ms); a navigation is measured from the press to the frame that shows the new heading.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { loadContent } from '#app/content/store.server.ts';
import { browserPath } from '../lighthouse/launch.ts';
import { serve } from '../lighthouse/serve.ts';
import { quantile } from './median.ts';
import { printTable } from './table.ts';

/** Presses of each kind: as many as a 98th percentile needs. */
const rounds = 50;
const slowdown = 4;
/** Milliseconds within which the 98th percentile should show. */
const aim = 100;
const performanceDubai = '/ae/services/performance-marketing-agency-in-dubai';

const { content } = loadContent();
const words = content.interface;
const main = (page: Page): Locator => page.getByRole('main');

interface Interaction {
  name: string;
  path: string;
  width: number;
  /** The control that must listen before the first press. */
  control: (page: Page) => Locator;
  /** One round, from a state that it leaves as it found it or that the next round can start from. */
  press: (page: Page, round: number) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    width: 390,
    control: (page) => page.getByRole('button', { name: words.menu.open }),
    press: async (page) => {
      await page.getByRole('button', { name: words.menu.open }).click();
      await page.getByRole('button', { name: words.menu.close }).click();
    },
  },
  {
    name: 'accordion',
    path: performanceDubai,
    width: 390,
    control: (page) => main(page).locator('details > summary').first(),
    press: (page, round) =>
      main(page)
        .locator('details > summary')
        .nth(round % 4)
        .click(),
  },
  {
    name: 'tab',
    path: performanceDubai,
    width: 1440,
    control: (page) => main(page).getByRole('tab').first(),
    press: (page, round) =>
      main(page)
        .getByRole('tab')
        .nth(round % 5)
        .click(),
  },
  {
    name: 'carousel next',
    path: performanceDubai,
    width: 1440,
    control: (page) => main(page).getByRole('button', { name: words.carousel.next }).first(),
    press: (page) => main(page).getByRole('button', { name: words.carousel.next }).first().click(),
  },
  {
    name: 'filter',
    path: '/works',
    width: 1440,
    control: (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first(),
    press: (page, round) =>
      page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link')
        .nth(round % 8)
        .click(),
  },
  {
    name: 'dialog',
    path: '/',
    width: 1440,
    control: (page) =>
      main(page)
        .getByRole('button', { name: /Play the film of/ })
        .first(),
    press: async (page) => {
      await main(page)
        .getByRole('button', { name: /Play the film of/ })
        .first()
        .click();
      await page.keyboard.press('Escape');
    },
  },
];

/** Notes every event that took longer than a frame, by the interaction that it belongs to. */
function observe(): void {
  const durations = new Map<number, number>();
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const frame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));

const hydrated = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

async function ready(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  while (!(await hydrated(control))) await frame(page);
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function measure(page: Page, url: string, interaction: Interaction): Promise<number[]> {
  await page.setViewportSize({ width: interaction.width, height: 844 });
  await page.addInitScript(observe);
  await page.goto(url + interaction.path);
  await ready(page, interaction.control(page));
  await slow(page);
  for (let round = 0; round < rounds; round++) {
    await interaction.press(page, round);
    await frame(page);
  }
  await frame(page);
  const noted = await page.evaluate(() => [
    ...((window as unknown as { durations: Map<number, number> }).durations.values() ?? []),
  ]);
  // What took less than the shortest duration that the browser tells is not among them.
  const presses = Math.max(noted.length, rounds);
  return [...noted, ...Array.from({ length: presses - noted.length }, () => 16)];
}

/** From the press on a link that was pointed at to the frame with the next page's heading. */
async function measureNavigation(page: Page, url: string): Promise<number[]> {
  const times: number[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await ready(page, page.getByRole('banner').getByRole('link').first());
  await slow(page);
  const names = ['Works', 'Careers', 'Contact Us'];
  for (let round = 0; round < rounds; round++) {
    const link = page.getByRole('banner').getByRole('link', { name: names[round % names.length] ?? '' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      const before = document.querySelector('main h1')?.textContent;
      addEventListener(
        'click',
        (event) => {
          // A task after a frame's callbacks runs once the frame is painted.
          const look = (): void => {
            if (document.querySelector('main h1')?.textContent === before) requestAnimationFrame(look);
            else setTimeout(() => Object.assign(window, { took: performance.now() - event.timeStamp }));
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
      Object.assign(window, { took: undefined });
    });
    await link.click();
    await page.waitForFunction(() => (window as unknown as { took?: number }).took !== undefined);
    times.push(await page.evaluate(() => (window as unknown as { took: number }).took));
  }
  return times;
}

const site = await serve();
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const results: [name: string, durations: number[]][] = [];
  for (const interaction of interactions) {
    const page = await browser.newPage();
    results.push([interaction.name, await measure(page, site.url, interaction)]);
    await page.close();
    console.error(interaction.name);
  }
  const page = await browser.newPage();
  results.push(['next page, pointed at before', await measureNavigation(page, site.url)]);
  printTable(
    ['interaction', 'median', '98th percentile', 'longest'],
    results.map(([name, durations]) => [
      name,
      ...[quantile(durations, 0.5), quantile(durations, 0.98), Math.max(...durations)].map(
        (value) => `${Math.round(value)} ms`,
      ),
    ]),
  );
  const late = results.filter(([, durations]) => quantile(durations, 0.98) > aim);
  console.log(
    `${results.length} interactions at a ${slowdown} times slower processor, ${late.length} over ${aim} ms`,
  );
} finally {
  await browser.close();
  site.stop();
}
