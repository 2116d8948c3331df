import { thankYouPage } from '#app/forms/fields.ts';
import { formCases, formOn } from './support/forms.ts';
import { test } from './support/inbox-server.ts';
import { expect } from './support/test.ts';

for (const shown of formCases) {
  test(`a double click on the ${shown.name} form is one message, there after the server was killed`, async ({
    page,
    inbox,
  }) => {
    const address = await inbox.start();
    const { fill, ready, button, dialog } = formOn(page, shown);
    await page.clock.install();
    await page.goto(address + shown.path);
    await ready();
    await fill();
    // Whoever fills it in within two seconds is kept apart as a program.
    await page.clock.fastForward(3000);
    await button.dblclick();
    await expect(dialog).toBeVisible();
    await inbox.kill();
    await inbox.start();
    const { fullName, ...sent } = shown.sent;
    expect(inbox.leads()).toMatchObject([
      { ...sent, ...(fullName && { name: fullName }), form: shown.name, spam: null, page: shown.path },
    ]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a double click on the ${shown.name} form is one message`, async ({ page, inbox, noise }) => {
      const address = await inbox.start();
      const { fill, button } = formOn(page, shown);
      await page.goto(address + shown.path);
      await fill();
      await button.dblclick();
      await expect(page).toHaveURL(address + thankYouPage(shown.name));
      expect(inbox.leads()).toMatchObject([{ form: shown.name, spam: null }]);
      // The first of the two posts was broken off by the second.
      noise.length = 0;
    });
  });
}
