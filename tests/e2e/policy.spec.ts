import type { Page } from '@playwright/test';
import { scrollThrough, templates, wakeSections } from './support/templates.ts';
import { allow, content, expect, hydrated, test } from './support/test.ts';

/**
 * A page of each template, with everything opened that opens, under the policy that our server sends: nothing may break
 * it. The sweep visits every other page, where a style or a script that is refused would be noise.
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

for (const path of templates)
  test(`${path} keeps to its policy`, async ({ page, noise }) => {
    await watch(page);
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page.getByRole('banner'));
    await scrollThrough(page);
    await pressEverything(page);
    // Every press has had its code by now, and what that fetches has been asked for.
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await wakeSections(page);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    allow(noise, doublyClosed);
  });

test('the menu and the pages that say there is none keep to it on a phone', async ({ page, noise }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watch(page);
  for (const path of ['/', '/nowhere', '/services/nowhere', '/works/nowhere']) {
    await page.goto(path);
    await hydrated(page.getByRole('banner'));
    await openMenu(page);
    expect(await page.evaluate(() => window.violations), path).toEqual([]);
  }
  allow(noise, missing);
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
  allow(noise, /Content Security Policy/);
});
