import type { Page } from '@playwright/test';
import { templates } from './support/templates.ts';
import { content, expect, hydrated, test } from './support/test.ts';

/**
 * A page of each template, with everything opened that opens, under the policy that our server sends: nothing may break
 * it. The sweep visits every page, where a style or a script that is refused would be noise.
 */

const { interface: words } = content;

declare global {
  interface Window {
    violations: string[];
  }
}

/** Notes violations before any script of the page runs. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
}

/** Scrolls through the page, so that what loads near the viewport does. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Presses every button of the main part that does not send a form, and closes whatever dialog it opens. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settle = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button[type="button"], main button[command], footer button',
    )) {
      // A close button of a dialog that is shut has nothing to do.
      if (!button.isConnected || button.disabled || button.closest('dialog:not([open])')) continue;
      button.click();
      await settle();
      for (const dialog of document.querySelectorAll('dialog[open]'))
        if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
      tab.click();
      await settle();
    }
  });
}

/** Opens and closes the menu of small screens. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect(page.getByRole('dialog', { name: words.menu.label })).toBeVisible();
  await page.getByRole('button', { name: words.menu.close }).click();
}

/** The browser remarks on a dialog that both its button and script close; that is no matter of policy. */
const doublyClosed = /already closed Dialog/;
/** And it says that a page answered 404, which it should. */
const missing = /status of 404/;

function drop(noise: string[], expected: RegExp): void {
  const rest = noise.filter((line) => !expected.test(line));
  noise.splice(0, noise.length, ...rest);
}

for (const path of templates)
  test(`${path} keeps to its policy`, async ({ page, noise }) => {
    await watch(page);
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page.getByRole('banner'));
    await walk(page);
    await pressEverything(page);
    // A film that rests may keep its connection, and then the network is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    drop(noise, doublyClosed);
  });

// The menu is that of all pages.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const path of ['/', '/nowhere', '/services/nowhere', '/works/nowhere'])
    test(`${path} opens its menu within its policy`, async ({ page, noise }) => {
      await watch(page);
      await page.goto(path);
      await hydrated(page.getByRole('banner'));
      await openMenu(page);
      expect(await page.evaluate(() => window.violations)).toEqual([]);
      drop(noise, missing);
    });
});

test('a script, a style and a frame that are not ours do not run', async ({ page, noise }) => {
  await watch(page);
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.intruder = "script"';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.documentElement.dataset.intruder = "handler"');
    document.body.append(button);
    button.click();
    button.insertAdjacentHTML('beforeend', '<i style="color: red"></i>');
    const frame = document.createElement('iframe');
    frame.src = 'https://intruder.example/';
    document.body.append(frame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return document.documentElement.dataset['intruder'];
  });
  expect(ran).toBeUndefined();
  const violations = await page.evaluate(() => window.violations.map((violation) => violation.split(' ')[0]));
  expect(violations).toEqual(
    expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-attr', 'frame-src']),
  );
  noise.length = 0;
});
