import type { Page, Route } from '@playwright/test';
import { loadContent } from '#app/pages/load.ts';
import { serveAsBuiltWith } from './support/announced.ts';
import { answer, formCases, formOn, json, words } from './support/forms.ts';
import { allow, expect, stopTime, test } from './support/test.ts';

/** Mock of the part of the service's script that pages use. */
const service = `window.grecaptcha = {
  ready: (run) => run(),
  execute: async (key, { action }) => 'token for ' + action + ' by ' + key,
};`;

/** Mocks the service; returns the requested URLs. */
async function serveWith(page: Page, respond: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    asked.push(route.request().url());
    await respond(route);
  });
  return asked;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    body,
  });

test.describe('a site with a key of reCAPTCHA', () => {
  test.beforeEach(async ({ context }) => {
    await serveAsBuiltWith(context, loadContent(), { RECAPTCHA_SITE_KEY: 'site-key' });
  });

  for (const shown of formCases)
    test(`its ${shown.name} form says so, asks once somebody writes, and sends the token along`, async ({
      page,
    }) => {
      const asked = await serveWith(page, script(service));
      const sent = await answer(page, json(200, { success: true }));
      const { open, send, form } = formOn(page, shown);
      await open();
      await expect(form).toContainText(words.recaptcha.text);
      for (const { label, href } of words.recaptcha.links)
        await expect(form.getByRole('link', { name: label })).toHaveAttribute('href', href.written);
      expect(asked).toEqual([]);
      await send();
      expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
      expect(sent).toMatchObject([
        { ...shown.sent, recaptcha_response: `token for ${shown.name} by site-key` },
      ]);
    });

  test('sends a message without its token where the service is blocked', async ({ page, noise }) => {
    await serveWith(page, (route) => route.abort());
    const sent = await answer(page, json(200, { success: true }));
    const { open, send } = formOn(page);
    await open();
    await send();
    expect(sent[0]).not.toHaveProperty('recaptcha_response');
    // The browser logs the failed request.
    allow(noise, /recaptcha/);
  });

  test('and where it does not answer within three seconds', async ({ page }) => {
    await serveWith(page, script('window.grecaptcha = { ready: () => undefined };'));
    const sent = await answer(page, json(200, { success: true }));
    const { open, fill, button, dialog } = formOn(page);
    await page.clock.install();
    await open();
    await fill();
    await stopTime(page);
    await button.click();
    await page.clock.runFor(2900);
    await expect(button).toHaveText(words.contact.submitting);
    expect(sent).toEqual([]);
    await page.clock.runFor(200);
    await expect(dialog).toBeVisible();
    expect(sent[0]).not.toHaveProperty('recaptcha_response');
  });
});

test('the forms of a site without a key ask nobody', async ({ page }) => {
  const asked = await serveWith(page, script(service));
  const sent = await answer(page, json(200, { success: true }));
  const { open, send, form } = formOn(page);
  await open();
  await send();
  await expect(form).not.toContainText(words.recaptcha.text);
  expect(asked).toEqual([]);
  expect(sent[0]).not.toHaveProperty('recaptcha_response');
});
