import { answer, formCases, formOn, json } from './support/forms.ts';
import { test as inboxTest } from './support/inbox-server.ts';
import { expect, test } from './support/test.ts';

const [contact] = formCases;
if (!contact) throw new Error('no form');

/** Which messages included the fill time. */
const timed = (sent: readonly Record<string, string>[]): boolean[] =>
  sent.map((fields) => 'started' in fields && 'sent' in fields);

test('the time of filling in runs from the first input, and is sent once', async ({ page }) => {
  const { open, fill, send, button, alert, dialog } = formOn(page, contact);
  await page.clock.install();
  const answers = [json(200, { success: false }), json(200, { success: true })];
  const sent = await answer(page, (route) => (answers.shift() ?? json(200, { success: true }))(route));
  await open();
  await page.clock.fastForward(60_000);
  await fill();
  await page.clock.fastForward(5000);
  await button.click();
  await expect(alert).toBeVisible();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await send();
  // The previous message's dialog may still be visible while it fades.
  await expect.poll(() => timed(sent)).toEqual([true, false, true]);
  const [first] = sent;
  const took = Number(first?.['sent']) - Number(first?.['started']);
  expect(took).toBeGreaterThanOrEqual(5000);
  expect(took).toBeLessThan(50_000);
});

test('no time is sent where a field held text before the first input', async ({ page }) => {
  const { open, ready, form, fill, field, button, dialog } = formOn(page, contact);
  const sent = await answer(page, json(200, { success: true }));
  const send = async (): Promise<void> => {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await open();
  await fill();
  await page.reload();
  await ready();
  await field('Message').fill('A restored draft.');
  await send();

  // The script loads after the text is typed.
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fill();
  script.resolve();
  await ready();
  await field('Message').pressSequentially(' And more.');
  await send();

  // Autofill only dispatches a plain event.
  await form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = element.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement)) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, contact.sent);
  await send();
  // As above: `send` may have seen the previous message's dialog.
  await expect.poll(() => timed(sent)).toEqual([false, false, false]);
});

inboxTest('a restored draft that is sent at once is no suspected spam', async ({ page, inbox }) => {
  const address = await inbox.start();
  const { fill, ready, expectTyped, button, dialog } = formOn(page, contact);
  await page.goto(address + contact.path);
  await ready();
  await fill();
  await page.reload();
  await ready();
  await expectTyped();
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await inbox.leads()).toMatchObject([{ form: 'contact', spam: null }]);
});
