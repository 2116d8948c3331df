/**
 * Measures how long a press takes to show with the processor slowed down four times, after a build:
 * `npm run bench:interaction [-- NAME ...]`. Durations are the browser's own (Event Timing: from the input to the next
 * painted frame, in steps of 8 ms); a navigation is measured from the press to the frame that shows the new heading. A
 * press is one of the mouse or the keyboard at a page at rest; nothing of the measurement runs in the page until it is
 * painted.
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
/** Milliseconds for which a finger or a button stays down. */
const hold = 80;
/** Milliseconds in which a page comes to rest after a press: a dialog moves for 300. */
const rest = 400;
const nextPage = 'next page, pointed at before';
const only = process.argv.slice(2);
const asked = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part));
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

/** Points at the middle of a control, presses it as a hand does, and waits until the page is at rest. */
async function press(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`not shown: ${control}`);
  const page = control.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hold);
  await page.mouse.click(x, y, { delay: hold });
  await page.waitForTimeout(rest);
}

const menuButton = (page: Page): Locator => page.getByRole('button', { name: words.menu.open });
const questions = (page: Page): Locator => main(page).locator('details > summary');
const tabs = (page: Page): Locator => main(page).getByRole('tab');
const nextSlide = (page: Page): Locator =>
  main(page).getByRole('button', { name: words.carousel.next }).first();
const categories = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const film = (page: Page): Locator =>
  main(page)
    .getByRole('button', { name: /Play the film of/ })
    .first();

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    width: 390,
    control: menuButton,
    press: async (page) => {
      await press(menuButton(page));
      await press(page.getByRole('button', { name: words.menu.close }));
    },
  },
  {
    name: 'accordion',
    path: performanceDubai,
    width: 390,
    control: (page) => questions(page).first(),
    press: (page, round) => press(questions(page).nth(round % 4)),
  },
  {
    name: 'tab',
    path: performanceDubai,
    width: 1440,
    control: (page) => tabs(page).first(),
    press: (page, round) => press(tabs(page).nth(round % 5)),
  },
  {
    name: 'carousel next',
    path: performanceDubai,
    width: 1440,
    control: nextSlide,
    press: (page) => press(nextSlide(page)),
  },
  {
    name: 'filter',
    path: '/works',
    width: 1440,
    control: (page) => categories(page).first(),
    press: (page, round) => press(categories(page).nth(round % 8)),
  },
  {
    name: 'dialog',
    path: '/',
    width: 1440,
    control: film,
    press: async (page) => {
      await press(film(page));
      await page.keyboard.press('Escape', { delay: hold });
      await page.waitForTimeout(rest);
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

/** Notes, of the next press, when another heading is painted, by the browser's own clock of paints. */
function noteArrival(): void {
  const shown = document.querySelector('main');
  const before = shown?.querySelector('h1')?.textContent;
  Object.assign(window, { took: undefined });
  const onClick = ({ timeStamp }: Event): void => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const [{ startTime = Number.NaN } = {}] = list.getEntries();
      Object.assign(window, { took: startTime - timeStamp });
    }).observe({ type: 'element' });
    const observer = new MutationObserver(() => {
      const heading = shown?.querySelector('h1');
      if (heading?.textContent === before) return;
      observer.disconnect();
      heading?.setAttribute('elementtiming', 'arrival');
    });
    if (shown) observer.observe(shown, { childList: true, subtree: true });
  };
  addEventListener('click', onClick, { once: true, capture: true });
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
    await page.evaluate(noteArrival);
    await page.waitForTimeout(rest);
    await press(link);
    const took = await page.evaluate(() => (window as unknown as { took?: number }).took);
    if (took === undefined) throw new Error(`${await link.textContent()} was not shown`);
    times.push(took);
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
  for (const interaction of interactions.filter(({ name }) => asked(name))) {
    const page = await browser.newPage();
    results.push([interaction.name, await measure(page, site.url, interaction)]);
    await page.close();
    console.error(interaction.name);
  }
  if (asked(nextPage)) {
    const page = await browser.newPage();
    results.push([nextPage, await measureNavigation(page, site.url)]);
  }
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
