import { loadAxe, violations } from './support/axe.ts';
import { answer, formCases, formOn, json, words } from './support/forms.ts';
import { expect, stopTime, test } from './support/test.ts';

const taken = json(200, { success: true });

// Without waiting for fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const shown of formCases)
  test.describe(`a message of the ${shown.name} form that arrives`, () => {
    test('is confirmed in a dialog for 3 seconds or until it is closed, and by a line that stays', async ({
      page,
    }) => {
      const { open, fill, field, button, dialog, status, expectEmpty } = formOn(page, shown);
      await page.clock.install();
      await answer(page, taken);
      await open();
      await fill();
      await stopTime(page);
      await button.click();
      await expect(dialog.getByRole('paragraph')).toHaveText(shown.success);
      await page.clock.runFor(2900);
      await expect(dialog).toBeVisible();
      await page.clock.runFor(200);
      await expect(dialog).toBeHidden();
      await expect(status).toHaveText(shown.success);
      await expectEmpty();
      for (const label of [words.success.close, words.success.confirm]) {
        await fill();
        await field(Object.keys(shown.typed)[0] ?? '').press('Enter');
        await dialog.getByRole('button', { name: label }).click();
        await expect(dialog).toBeHidden();
        await expect(status).toHaveText(shown.success);
      }
    });

    test('is sent as JSON with the page it came from, once for a double click, and its draft is forgotten', async ({
      page,
    }) => {
      const { open, ready, fill, button, dialog, expectEmpty } = formOn(page, shown);
      const arrive = Promise.withResolvers<void>();
      const sent = await answer(page, async (route) => {
        await arrive.promise;
        await taken(route);
      });
      await open('?utm_source=harbour&token=1');
      await fill();
      // Loaded before, as the dialog stays for three seconds only.
      await loadAxe(page);
      await button.dblclick();
      await expect(button).toHaveText(words[shown.name].submitting);
      arrive.resolve();
      await expect(dialog).toBeVisible();
      await expect(button).toHaveText(shown.submit);
      expect(await violations(page, { within: 'dialog:popover-open' })).toEqual([]);
      expect(sent).toEqual([
        {
          ...shown.sent,
          form: shown.name,
          notice: String(words.notice.version),
          page: shown.path,
          landing: shown.path,
          utm_source: 'harbour',
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          started: expect.stringMatching(/^\d{13}$/),
          sent: expect.stringMatching(/^\d{13}$/),
        },
      ]);
      await page.reload();
      await ready();
      await expectEmpty();
    });

    test('leaves alone what is typed while it is sent, and its draft', async ({ page }) => {
      const { open, ready, fill, button, dialog, expectTyped } = formOn(page, shown);
      const arrive = Promise.withResolvers<void>();
      await answer(page, async (route) => {
        await arrive.promise;
        await taken(route);
      });
      const meanwhile = { [Object.keys(shown.typed)[0] ?? '']: 'Somebody else' };
      await open();
      await fill();
      await button.click();
      await expect(button).toHaveText(words[shown.name].submitting);
      await fill(meanwhile);
      arrive.resolve();
      await expect(dialog).toBeVisible();
      await expectTyped(meanwhile);
      await page.reload();
      await ready();
      await expectTyped(meanwhile);
    });
  });
