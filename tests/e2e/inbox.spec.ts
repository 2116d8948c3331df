import { thankYouPage } from '#app/forms/fields.ts';
import { formCases, formOn } from './support/forms.ts';
import { test } from './support/inbox-server.ts';
import { expect } from './support/test.ts';

test('a double click is one message, there after the server was killed', async ({ page, inbox }) => {
  test.slow();
  const address = await inbox.start();
  await page.clock.install();
  for (const shown of formCases) {
    const { fill, ready, button, dialog } = formOn(page, shown);
    await page.goto(address + shown.path);
    await ready();
    await fill();
    // Sent within two seconds, it would count as spam.
    await page.clock.fastForward(3000);
    await button.dblclick();
    await expect(dialog).toBeVisible();
  }
  await inbox.kill();
  await inbox.start();
  const expected = formCases.map(({ name, path, sent: { fullName, ...sent } }) =>
    expect.objectContaining({
      ...sent,
      ...(fullName && { name: fullName }),
      form: name,
      spam: null,
      page: path,
    }),
  );
  const stored = await inbox.leads();
  expect(stored).toHaveLength(expected.length);
  expect(stored).toEqual(expect.arrayContaining(expected));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a double click is one message', async ({ page, inbox }) => {
    const address = await inbox.start();
    for (const shown of formCases) {
      const { fill, button } = formOn(page, shown);
      await page.goto(address + shown.path);
      await fill();
      await button.dblclick();
      await expect(page).toHaveURL(address + thankYouPage(shown.name));
    }
    const stored = (await inbox.leads()).map(({ form, spam }) => ({ form, spam }));
    expect(stored.toSorted((a, b) => a.form.localeCompare(b.form))).toEqual(
      formCases
        .map(({ name }) => ({ form: name, spam: null }))
        .toSorted((a, b) => a.form.localeCompare(b.form)),
    );
  });
});
