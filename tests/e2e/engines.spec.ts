import { existsSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Engine } from './support/engine.ts';
import { firefox, firefoxFile } from './support/engine-firefox.ts';
import { webkit, webkitFiles } from './support/engine-webkit.ts';
import { formCases } from './support/forms.ts';
import { templates } from './support/templates.ts';
import { content, expect } from './support/test.ts';

/**
 * Visits every template in Firefox and WebKit: typical actions on a phone, without browser errors. Menu and Back are
 * the same on every page, so only two templates test them outside the full run.
 */

const words = content.interface;
const isFull = Boolean(process.env['FULL']);

const engines: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  Firefox: firefoxFile ? firefox : undefined,
  WebKit: Object.values(webkitFiles).every((file) => existsSync(file)) ? webkit : undefined,
};

/** Two pages linked from the menu. */
const [first = '', second = ''] = content.navigation.header
  .map(({ href }) => href.written)
  .filter((path) => path !== '/');

/** The maps service may be unreachable during tests, and the page reports that itself. */
const isOurs = (complaint: string): boolean => !complaint.includes('google.com');

/** Marks the first visible element with the given text and scrolls it into view. */
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

/** Presses the first visible element with the given text. False if there is none. */
async function press(engine: Engine, selector: string, text?: string): Promise<boolean> {
  const found = await mark(engine, selector, text);
  if (found) await engine.click('[data-marked]');
  return found;
}

/** Waits for a condition in the page, which may be navigating meanwhile. */
async function until<Args extends unknown[]>(
  { run }: Engine,
  what: string,
  holds: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect.poll(() => run(holds, ...args).catch(() => false), { message: what }).toBe(true);
}

/** Waits until a page is hydrated. The works page also fetches its list: leaving earlier would cause an error. */
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

/** Sections above may take their real heights between the scroll and the press, which then misses and is repeated. */
async function openQuestion(engine: Engine): Promise<void> {
  const question = 'main details[name]:not([open]) > summary';
  if (!(await mark(engine, question))) return;
  const centre = (): Promise<void> =>
    engine.run(() =>
      document.querySelector('[data-marked]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  const isOpen = (): Promise<boolean> =>
    engine.run(() => document.querySelector('[data-marked]')?.parentElement?.hasAttribute('open') === true);
  const pressed = async (): Promise<boolean> => {
    if (await isOpen()) return true;
    await centre();
    await engine.click('[data-marked]').catch(() => undefined);
    return isOpen();
  };
  await expect.poll(pressed, { message: 'a question is open' }).toBe(true);
}

/** Scrolls a carousel into view, which hydrates it, and moves it on. */
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
      // On its first start a browser creates a profile.
      test.setTimeout(90_000);
      engine = await start();
      // A moving target might be clicked at its previous position.
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
          (sentence) =>
            document.querySelector('dialog:popover-open')?.textContent.includes(sentence) === true,
          success,
        );
      });
  });
