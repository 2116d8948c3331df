import type { Route } from '@playwright/test';
import { violations } from './support/axe.ts';
import {
  answer,
  type FormCase,
  formCases,
  formOn,
  json,
  network,
  rejected,
  startsWith,
  words,
} from './support/forms.ts';
import { allow, expect, stopTime, test } from './support/test.ts';

// Without waiting for fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A response of a proxy in front of our server. */
const front = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><p>No' });

const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' });

interface Failure {
  what: string;
  respond: (route: Route) => Promise<void>;
  sentence: string;
  reason?: string;
}

const { tooMany, tooLarge, unavailable } = words.refusals;

const failures: readonly Failure[] = [
  { what: 'no success', respond: json(200, { success: false }), sentence: rejected },
  { what: 'success as a word', respond: json(200, { success: 'true' }), sentence: rejected },
  { what: 'no object', respond: json(200, null), sentence: rejected },
  { what: '429', respond: json(429, { success: false }), sentence: rejected, reason: tooMany },
  { what: '413 of a front', respond: front(413), sentence: rejected, reason: tooLarge },
  { what: '503 of a front', respond: front(503), sentence: rejected, reason: unavailable },
  { what: '500', respond: json(500, { success: false }), sentence: rejected },
  { what: 'HTML', respond: html, sentence: network },
  { what: 'a refused connection', respond: (route) => route.abort('connectionrefused'), sentence: network },
];

/** All forms share the error handling, so one tests every failure and the others one per message. */
const failuresOf = (shown: FormCase): readonly Failure[] =>
  process.env['FULL'] || shown === formCases[0]
    ? failures
    : failures.filter(({ what }) => what === '429' || what === 'a refused connection');

for (const shown of formCases)
  test.describe(`a message of the ${shown.name} form that fails`, () => {
    // The browser reports failed requests itself.
    test.afterEach(({ noise }) => allow(noise, /^Failed to load resource/));

    test('says why, keeps what was typed and its id, and offers chat and mail', async ({ page }) => {
      const { open, fill, field, button, alert, status, dialog, expectTyped } = formOn(page, shown);
      let respond = json(200, { success: false });
      const sent = await answer(page, (route) => respond(route));
      await open();
      await fill();
      for (const failure of failuresOf(shown))
        await test.step(failure.what, async () => {
          respond = failure.respond;
          await button.click();
          await expect(alert.getByRole('paragraph').first()).toHaveText(failure.sentence);
          if (failure.reason) await expect(alert.getByRole('paragraph').nth(1)).toHaveText(failure.reason);
          await expect(alert).toBeFocused();
          await expect(dialog).toBeHidden();
          await expect(status).toBeHidden();
          await expectTyped();
          for (const [name, start] of [
            [words.errors.chat, 'https://wa.me/'],
            [words.errors.email, 'mailto:'],
          ] as const) {
            const href = await alert.getByRole('link', { name }).getAttribute('href');
            expect(href).toMatch(new RegExp(`^${start}`));
            for (const text of Object.values(shown.sent))
              expect(decodeURIComponent(href ?? '')).toContain(text);
          }
          await alert.getByRole('button', { name: words.errors.dismiss }).click();
          await expect(alert).toBeHidden();
          await expect(button).toBeFocused();
          await expectTyped();
        });
      expect(new Set(sent.map(({ id }) => id)).size, 'the same text has the same id').toBe(1);
      await field(Object.keys(shown.typed)[0] ?? '').fill('Somebody else');
      await button.click();
      await expect(alert).toBeVisible();
      expect(sent.at(-1)?.['id']).not.toBe(sent[0]?.['id']);
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

    test('offline or by a field says so, and is sent by the same button once that is mended', async ({
      page,
      context,
    }) => {
      const { open, fill, send, field, button, alert, expectTyped } = formOn(page, shown);
      const { label, text, sentence } = shown.refused;
      await open();
      await fill({ [label]: text });
      await context.setOffline(true);
      await button.click();
      await expect(alert).toContainText(network);
      await expectTyped({ [label]: text });
      await context.setOffline(false);
      await button.click();
      await expect(alert).toContainText(words.errors.summary);
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(startsWith(sentence));
      expect(await violations(page, { within: 'form:has([role=alert])' })).toEqual([]);
      await alert.getByRole('link', { name: label, exact: true }).click();
      await expect(field(label)).toBeFocused();
      await expect(alert.getByRole('listitem')).toHaveText([`${label}: ${sentence}`]);
      await expectTyped({ [label]: text });
      await send();
      await expect(alert).toBeHidden();
    });
  });
