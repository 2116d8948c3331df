import type { Route } from '@playwright/test';
import {
  answer,
  formCases,
  formOn,
  json,
  network,
  rejected,
  startsWith,
  stopTime,
  words,
} from './support/forms.ts';
import { expect, test } from './support/test.ts';

/** An answer of a server in front of ours. */
const front = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><p>No' });

const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' });

for (const shown of formCases)
  test.describe(`a message of the ${shown.name} form that fails`, () => {
    // The browser reports failed requests itself.
    test.afterEach(({ noise }) => {
      noise.length = 0;
    });

    for (const [what, respond, sentence, reason] of [
      ['an answer without success', json(200, { success: false }), rejected],
      ['an answer with success as a word', json(200, { success: 'true' }), rejected],
      ['an answer that is no object', json(200, null), rejected],
      ['too many messages (429)', json(429, { success: false }), rejected, words.refusals.tooMany],
      ['a front that takes no such length (413)', front(413), rejected, words.refusals.tooLarge],
      ['an inbox that is away (503)', front(503), rejected, words.refusals.unavailable],
      ['a fault of the server (500)', json(500, { success: false }), rejected],
      ['an answer in HTML', html, network],
      ['a refused connection', (route: Route) => route.abort('connectionrefused'), network],
    ] as [what: string, respond: (route: Route) => Promise<void>, sentence: string, reason?: string][])
      test(`by ${what} says so and keeps what was typed`, async ({ page }) => {
        const { open, fill, button, alert, status, dialog, expectTyped } = formOn(page, shown);
        await answer(page, respond);
        await open();
        await fill();
        await button.click();
        await expect(alert.getByRole('paragraph').first()).toHaveText(sentence);
        if (reason) await expect(alert.getByRole('paragraph').nth(1)).toHaveText(reason);
        await expect(alert).toBeFocused();
        await expect(dialog).toBeHidden();
        await expect(status).toBeHidden();
        await expectTyped();
        await alert.getByRole('button', { name: words.errors.dismiss }).click();
        await expect(alert).toBeHidden();
        await expect(button).toBeFocused();
        await expectTyped();
      });

    test('by being offline says so, and is sent by the same button once the line is back', async ({
      page,
      context,
    }) => {
      const { open, fill, button, alert, dialog, expectTyped } = formOn(page, shown);
      await open();
      await fill();
      await context.setOffline(true);
      await button.click();
      await expect(alert).toContainText(network);
      await expectTyped();
      await context.setOffline(false);
      await button.click();
      await expect(dialog).toBeVisible();
      await expect(alert).toBeHidden();
    });

    test('by no answer within 10 seconds says so', async ({ page }) => {
      const { open, fill, button, alert, expectTyped } = formOn(page, shown);
      await page.clock.install();
      const sent = await answer(page, () => new Promise(() => undefined));
      await open();
      await fill();
      await stopTime(page);
      await button.click();
      await expect.poll(() => sent.length).toBe(1);
      await page.clock.runFor(9900);
      await expect(button).toHaveText(words[shown.name].submitting);
      await expect(alert).toBeHidden();
      await page.clock.runFor(200);
      await expect(alert).toContainText(network);
      await expect(button).toHaveText(shown.submit);
      await expectTyped();
    });

    test('offers chat and mail with the text filled in', async ({ page }) => {
      const { open, fill, button, alert } = formOn(page, shown);
      await answer(page, json(200, { success: false }));
      await open();
      await fill();
      await button.click();
      for (const [name, start] of [
        [words.errors.chat, 'https://wa.me/'],
        [words.errors.email, 'mailto:'],
      ] as const) {
        const href = await alert.getByRole('link', { name }).getAttribute('href');
        expect(href).toMatch(new RegExp(`^${start}`));
        for (const text of Object.values(shown.sent)) expect(decodeURIComponent(href ?? '')).toContain(text);
      }
    });

    test('keeps its id for the same text, and takes another for a changed one', async ({ page }) => {
      const { open, fill, field, button, alert } = formOn(page, shown);
      const sent = await answer(page, json(200, { success: false }));
      await open();
      await fill();
      for (const count of [1, 2, 3]) {
        if (count === 3) await field(Object.keys(shown.typed)[0] ?? '').fill('Somebody else');
        await button.click();
        await expect.poll(() => sent.length).toBe(count);
        await expect(button).toHaveText(shown.submit);
        await expect(alert).toBeVisible();
      }
      const [first, second, third] = sent.map(({ id }) => id);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    test('names the fields to mend and ties each sentence to its field', async ({ page }) => {
      const { open, fill, field, button, alert, dialog, expectTyped } = formOn(page, shown);
      const { label, text, sentence } = shown.refused;
      await open();
      await fill({ [label]: text });
      await button.click();
      await expect(alert).toContainText(words.errors.summary);
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(startsWith(sentence));
      await alert.getByRole('link', { name: label, exact: true }).click();
      await expect(field(label)).toBeFocused();
      await expect(alert.getByRole('listitem')).toHaveText([`${label}: ${sentence}`]);
      await expectTyped({ [label]: text });
      await fill();
      await button.click();
      await expect(dialog).toBeVisible();
    });
  });
