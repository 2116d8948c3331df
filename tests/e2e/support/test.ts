import { test as base, expect as plainExpect, type Locator, type Page } from '@playwright/test';
import { loadContent } from '#app/pages/load.ts';

const poll: typeof plainExpect.poll = (read, options = {}) =>
  plainExpect.poll(read, {
    intervals: [20, 50, 100],
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's expect, which polls ten times a second instead of once. */
export const expect = new Proxy(plainExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

/** The site's content, so that a test can quote a word of it without copying it. */
export const { content } = loadContent();

/** What the browser complained about. A test that provokes complaints allows them. */
export type Noise = string[];

const maps = ['https://www.google.com/maps*', 'https://www.google.com/generate_204*'];
const blank = Buffer.from('<!doctype html><title>Map</title>').toString('base64');

/**
 * Stands in for the maps service, which is never asked. Not by a route of Playwright's: with one in place every request
 * of a page passes through the test, and the browser's cache is off.
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

/** Playwright's test, failing on whatever the browser writes to its console. */
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

/** Takes complaints that a test provokes off the list; any other still fails it. */
export function allow(noise: Noise, provoked: RegExp): void {
  noise.splice(0, noise.length, ...noise.filter((line) => !provoked.test(line)));
}

/**
 * Brings an element near the window, where islands wake, and waits until script has taken over in it, in what it stands
 * in, or in the page where it is no island.
 */
export async function hydrated(element: Locator): Promise<void> {
  await element.first().waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      element.first().evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        const around = node.closest('[data-island]');
        const islands = around ? [around] : [...node.querySelectorAll('[data-island]')];
        // Scrolling also moves the place from which Tab goes on, so what is in the window is left alone.
        if (bottom <= 0 || top >= innerHeight) node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return (
          'script' in document.documentElement.dataset &&
          islands.every(
            (island) =>
              ('awake' in (island as HTMLElement).dataset &&
                !island.querySelector('[aria-roledescription=carousel]:not([data-ready])')) ||
              // Styles show another form of it, or a dialog holds it.
              (island.firstElementChild ?? island.parentElement)?.checkVisibility() === false,
          )
        );
      }),
    )
    .toBe(true);
}

/** Waits until the script of the page itself listens and the whole page is laid out. */
export async function scripted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    return 'script' in dataset && !('rest' in dataset);
  });
}

/** Opens a page and waits until its own script listens and it is laid out. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scripted(page);
}

/** Waits until React has drawn what it was told: that takes one message, and starting effects the next. */
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
 * Waits until the browser has told the page what came into sight or left it, and the page has followed. Where a test
 * has stopped the clock, it would otherwise be ahead of both.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Observers are told in the order in which they were made: the page's own before this one.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
  await drawn(page);
}

/** Lets nothing happen by itself any more but by `page.clock`; the clock must have been installed. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await settled(page);
}

/** Takes the pointer to a corner of the window, and the focus away. */
export async function turnAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** The ways to press a button. */
export const presses = ['click', 'Enter', 'Space'] as const;
export const press = (control: Locator, by: (typeof presses)[number]): Promise<void> =>
  by === 'click' ? control.click() : control.press(by);

/** Draws a finger from right to left across an element. */
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

/** A computed style of an element. */
export function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** The section of a page whose heading has these words. */
export function section(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });
}

/** Whether an element has a part in the window. */
export function inView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width > 0 && right > 1 && left < innerWidth - 1;
  });
}
