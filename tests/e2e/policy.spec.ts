import type { Page } from '@playwright/test';
import { broken, watchPolicy } from './support/policy.ts';
import { allow, content, expect, hydrated, test } from './support/test.ts';

/** `keyboard.spec.ts` also operates all controls on one page per template; that must not violate the policy either. */

const { interface: words } = content;

/** Opens and closes the mobile menu. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect(page.getByRole('dialog', { name: words.menu.label })).toBeVisible();
  await page.getByRole('button', { name: words.menu.close }).click();
}

/** The browser logs the 404, as it should. */
const missing = /status of 404/;

test('the menu and the pages that say there is none keep to it on a phone', async ({ page, noise }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watchPolicy(page);
  for (const path of ['/', '/nowhere', '/services/nowhere', '/works/nowhere']) {
    await page.goto(path);
    await hydrated(page.getByRole('banner'));
    await openMenu(page);
    expect(await broken(page), path).toEqual([]);
  }
  allow(noise, missing);
});

test('a script, a style and a frame that are not ours do not run', async ({ page, noise }) => {
  await watchPolicy(page);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.evaluate(() => {
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
  });
  const violations = async (): Promise<unknown> =>
    (await broken(page)).map((violation) => violation.split(' ')[0]);
  await expect
    .poll(violations)
    .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-attr', 'frame-src']));
  await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
  allow(noise, /Content Security Policy/);
});
