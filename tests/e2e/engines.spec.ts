import { existsSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Engine } from './support/engine.ts';
import { firefox, firefoxFile } from './support/engine-firefox.ts';
import { webkit, webkitFiles } from './support/engine-webkit.ts';
import { formCases } from './support/forms.ts';
import { templates } from './support/templates.ts';
import { content, expect } from './support/test.ts';

/**
 * One walk through every template in the engines that the other tests do not run in: what a phone's visitor does, and
 * nothing that the browser complains about. The menu and Back are the same on every page: two templates have them, and
 * all in the full run.
 */

const words = content.interface;
const isFull = Boolean(process.env['FULL']);

const engines: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  Firefox: firefoxFile ? firefox : undefined,
  WebKit: Object.values(webkitFiles).every((file) => existsSync(file)) ? webkit : undefined,
};

/** Two pages that the menu leads to. */
const [first = '', second = ''] = content.navigation.header
  .map(({ href }) => href.written)
  .filter((path) => path !== '/');

/** The service of maps is out of reach where tests run, and the page says so itself. */
const isOurs = (complaint: string): boolean => !complaint.includes('google.com');

/** Marks the first visible element with certain words and brings it into the window. */
const mark = ({ run }: Engine, selector: string, text = ''): Promise<boolean> =>
  run(
    (css, wanted) => {
      document.querySelector('[data-marked]')?.removeAttribute('data-marked');
      const found = [...document.querySelectorAll(css)].find(
        (element) => element.checkVisibility() && element.textContent.includes(wanted),
      );
      const control = found instanceof HTMLLabelElement ? found.control : found;
      control?.setAttribute('data-marked', '');
      control?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return control !== undefined;
    },
    selector,
    text,
  );

/** Presses the first visible element with certain words. False where there is none. */
async function press(engine: Engine, selector: string, text?: string): Promise<boolean> {
  const found = await mark(engine, selector, text);
  if (found) await engine.click('[data-marked]');
  return found;
}

/** Waits for something in the page, which may be on its way to another while it is asked. */
async function until<Args extends unknown[]>(
  { run }: Engine,
  what: string,
  holds: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect.poll(() => run(holds, ...args).catch(() => false), { message: what }).toBe(true);
}

/** Waits for a page whose script listens. That of works also asks for their list: leaving it before is a complaint. */
const untilShown = (engine: Engine, path: string): Promise<void> =>
  until(
    engine,
    `${path} is shown`,
    (pathname) =>
      location.pathname === pathname &&
      'script' in document.documentElement.dataset &&
      !('rest' in document.documentElement.dataset) &&
      (pathname !== '/works' || performance.getEntriesByName(`${origin}/data/works.json`).length > 0) &&
      document.title !== '' &&
      document.querySelectorAll('main h1').length === 1,
    path,
  );

const heading = ({ run }: Engine): Promise<string> =>
  run(() => document.querySelector('main h1')?.textContent ?? '');

async function openAndCloseMenu(engine: Engine): Promise<void> {
  await press(engine, 'body > header button', words.menu.open);
  await until(
    engine,
    'the menu is open',
    () => document.querySelector('dialog#menu')?.matches(':popover-open') === true,
  );
  await engine.escape();
  await until(engine, 'the menu is closed', () => !document.querySelector('dialog#menu:popover-open'));
}

async function openQuestion(engine: Engine): Promise<void> {
  if (!(await press(engine, 'main details[name]:not([open]) > summary'))) return;
  await until(engine, 'a question is open', () => {
    const summary = document.querySelector('[data-marked]');
    return summary?.parentElement?.hasAttribute('open') === true;
  });
}

/** Brings a carousel into the window, where script takes it over, and turns it. */
async function turnCarousel(engine: Engine): Promise<void> {
  const found = await engine.run(() => {
    const carousel = [...document.querySelectorAll('main [aria-roledescription=carousel]')].find((each) =>
      each.checkVisibility(),
    );
    carousel?.setAttribute('data-turned', '');
    carousel?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return carousel !== undefined;
  });
  if (!found) return;
  await until(
    engine,
    'a carousel is ready',
    () => document.querySelector('[data-turned][data-ready]') !== null,
  );
  const before = await engine.run(
    () => document.querySelector('[data-turned] [data-active]')?.getAttribute('aria-label') ?? '',
  );
  if (!(await press(engine, '[data-turned] button:not([aria-disabled=true])', words.carousel.next))) return;
  await until(
    engine,
    'a carousel has turned',
    (label) => document.querySelector('[data-turned] [data-active]')?.getAttribute('aria-label') !== label,
    before,
  );
}

async function followMenuAndReturn(engine: Engine, path: string): Promise<void> {
  const left = await heading(engine);
  const next = path === first ? second : first;
  await press(engine, 'body > header button', words.menu.open);
  await press(engine, `dialog#menu a[href="${next}"]`);
  await untilShown(engine, next);
  await expect.poll(() => heading(engine)).not.toBe(left);
  await engine.back();
  await untilShown(engine, path);
  await expect.poll(() => heading(engine)).toBe(left);
}

for (const [name, start] of Object.entries(engines))
  test.describe(name, () => {
    test.skip(!start, `SKIPPED: tests in ${name}, which is not installed`);
    test.describe.configure({ mode: 'default' });
    let engine: Engine;

    test.beforeAll(async ({ baseURL }) => {
      if (!start) return;
      // A browser that starts for the first time makes itself a profile.
      test.setTimeout(90_000);
      engine = await start();
      // A moving target would be pressed where it stood a moment ago.
      await engine.open(`${baseURL}/robots.txt`);
      await engine.run(() => localStorage.setItem('motion', 'off'));
    });
    test.afterAll(() => engine?.close());
    test.afterEach(() => {
      const found = engine.complaints.splice(0).filter(isOurs);
      expect(found, 'what the browser complained about').toEqual([]);
    });

    const few = isFull ? templates : templates.slice(0, 2);
    for (const path of templates)
      test(path, async ({ baseURL }) => {
        await engine.open(baseURL + path);
        await untilShown(engine, path);
        expect(
          await engine.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0);
        await openQuestion(engine);
        await turnCarousel(engine);
        if (!few.includes(path)) return;
        await openAndCloseMenu(engine);
        await followMenuAndReturn(engine, path);
      });

    for (const { name: form, path, typed, submit, success } of formCases)
      test(`a message of the ${form} form`, async ({ baseURL }) => {
        await engine.open(baseURL + path);
        await untilShown(engine, path);
        for (const [label, text] of Object.entries(typed)) {
          expect(await mark(engine, `form:has(input[value="${form}"]) label`, label), label).toBe(true);
          await engine.type('[data-marked]', text);
        }
        await press(engine, `form:has(input[value="${form}"]) button`, submit);
        await until(
          engine,
          'the message has arrived',
          (sentence) => document.querySelector('dialog[open]')?.textContent.includes(sentence) === true,
          success,
        );
      });
  });
