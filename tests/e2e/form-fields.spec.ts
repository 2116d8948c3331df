import { fieldsOf } from '#app/forms/fields.ts';
import { answer, formCases, formOn, json, words } from './support/forms.ts';
import { elsewhere } from './support/shell.ts';
import { expect, test } from './support/test.ts';

// Without waiting for fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const shown of formCases)
  test.describe(`the fields of the ${shown.name} form`, () => {
    const labels = Object.keys(shown.typed);

    test('have their labels, types and marks, and the browser checks them before anything is sent', async ({
      page,
    }) => {
      const { open, form, fill, field, button, alert } = formOn(page, shown);
      const sent = await answer(page, json(200, { success: true }));
      await open();
      await expect(form.getByRole('textbox')).toHaveCount(labels.length);
      await expect(form.getByText(words[shown.name].needed, { exact: true })).toBeVisible();
      for (const [index, { name, type, inputMode, autoComplete, multiline }] of fieldsOf(
        shown.name,
      ).entries()) {
        const label = labels[index] ?? '';
        await expect(field(label)).toHaveJSProperty('required', shown.required.includes(label));
        await expect(field(label)).toHaveAttribute('name', name);
        if (autoComplete) await expect(field(label)).toHaveAttribute('autocomplete', autoComplete);
        if (inputMode) await expect(field(label)).toHaveAttribute('inputmode', inputMode);
        if (multiline) {
          await expect(field(label)).toHaveAttribute('rows', '4');
          expect((await field(label).boundingBox())?.height).toBeGreaterThanOrEqual(150);
        } else await expect(field(label)).toHaveJSProperty('type', type);
      }
      await fill({ [shown.unfit.label]: shown.unfit.text });
      await button.click();
      await expect(field(shown.unfit.label)).toBeFocused();
      for (const label of shown.required) {
        await fill({ [label]: '' });
        await button.click();
        await expect(field(label)).toBeFocused();
        // In the browser's own words, below the field.
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(/fill/i);
      }
      await expect(alert).toBeHidden();
      expect(sent).toEqual([]);
    });

    test('keep what was typed, over a reload and on a page that was left, in this tab only', async ({
      page,
      context,
    }) => {
      const { open, ready, fill, expectTyped } = formOn(page, shown);
      await open();
      await fill();
      await page.reload();
      await ready();
      await expectTyped();
      await page.getByRole('banner').getByRole('link', { name: elsewhere.label, exact: true }).click();
      await expect(page).toHaveURL(elsewhere.path);
      await page.goBack();
      await ready();
      await expectTyped();
      const other = formOn(await context.newPage(), shown);
      await other.open();
      await other.expectEmpty();
    });
  });
