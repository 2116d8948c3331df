import { test as base, expect as plainExpect, type Locator, type Page } from '@playwright/test';
import { loadContent } from '#app/pages/load.ts';

const poll: typeof plainExpect.poll = (read, options = {}) =>
  plainExpect.poll(read, {
    intervals: [20, 50, 100],
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect`, polling ten times a second instead of once. */
export const expect = new Proxy(plainExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

/** The site's content, so that tests can refer to its texts. */
export const { content } = loadContent();

/** Browser errors and warnings. A test that provokes some allows them. */
export type Noise = string[];

const maps = ['https://www.google.com/maps*', 'https://www.google.com/generate_204*'];
const blank = Buffer.from('<!doctype html><title>Map</title>').toString('base64');

/**
 * Mocks the maps service. Not with a Playwright route, which would pass every request through the test and disable
 * the browser cache.
 */
async function standInForMaps(page: Page, answer: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = answer
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
          body: blank,
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' });
    // The page may have been left meanwhile.
    void answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: maps.map((urlPattern) => ({ urlPattern })) });
}

function listen(page: Page, noise: Noise): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      noise.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
}

/** Playwright's `test`, failing on any console output. */
export const test = base.extend<{ noise: Noise; mapsAnswer: boolean }>({
  mapsAnswer: [true, { option: true }],
  noise: [
    async ({ page, mapsAnswer }, use) => {
      const noise: Noise = [];
      listen(page, noise);
      await standInForMaps(page, mapsAnswer);
      await use(noise);
      expect(noise, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes expected messages; any other still fails the test. */
export function allow(noise: Noise, provoked: RegExp): void {
  noise.splice(0, noise.length, ...noise.filter((line) => !provoked.test(line)));
}

/**
 * Scrolls an element near the viewport, where islands hydrate, and waits until its island, an enclosing one or,
 * outside islands, the page's own script is ready.
 */
export async function hydrated(element: Locator): Promise<void> {
  await element.first().waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      element.first().evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        const around = node.closest('[data-island]');
        const islands = around ? [around] : [...node.querySelectorAll('[data-island]')];
        // Scrolling also moves the starting point for Tab, so elements in view are left alone.
        if (bottom <= 0 || top >= innerHeight) node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return (
          'script' in document.documentElement.dataset &&
          islands.every(
            (island) =>
              ('awake' in (island as HTMLElement).dataset &&
                !island.querySelector('[aria-roledescription=carousel]:not([data-ready])')) ||
              // CSS shows another variant of it, or it is inside a closed dialog.
              (island.firstElementChild ?? island.parentElement)?.checkVisibility() === false,
          )
        );
      }),
    )
    .toBe(true);
}

/** Waits until the page's own script is ready and the whole page is laid out. */
export async function scripted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    return 'script' in dataset && !('rest' in dataset);
  });
}

/** Opens a page and waits until its own script is ready and it is laid out. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scripted(page);
}

/** Waits until React has rendered (one task) and run effects (another). */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(undefined);
      });
  });
}

/**
 * Waits until intersection callbacks have run and the page has reacted. With a stopped clock, a test would otherwise
 * be ahead of both.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Observers run in order of creation, so the page's own run before this one.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
  await drawn(page);
}

/** Stops all timers except through `page.clock`; the clock must have been installed. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await settled(page);
}

/** Moves the pointer to a corner of the viewport and removes focus. */
export async function turnAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

export const presses = ['click', 'Enter', 'Space'] as const;
export const press = (control: Locator, by: (typeof presses)[number]): Promise<void> =>
  by === 'click' ? control.click() : control.press(by);

/** Swipes from right to left across an element. */
export async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 60 }],
    });
  await touch('touchStart', 320);
  for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

export function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** The section of a page with this heading. */
export function section(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });
}

/** Whether part of an element is in the viewport. */
export function inView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width > 0 && right > 1 && left < innerWidth - 1;
  });
}
