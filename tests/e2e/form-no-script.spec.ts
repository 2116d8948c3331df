import { formAnchor, thankYouPage } from '#app/forms/fields.ts';
import { formCases, formOn, startsWith, words } from './support/forms.ts';
import { allow, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const shown of formCases)
  test.describe(`the ${shown.name} form without script`, () => {
    test('comes back with what was typed and a sentence at its field, and then leads to a page of thanks', async ({
      page,
      noise,
    }) => {
      const { fill, field, button, alert: below } = formOn(page, shown);
      const { label, text, sentence } = shown.refused;
      await page.goto(shown.path);
      await fill({ [label]: text });
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: words.retry.title })).toBeVisible();
      await expect(below).toHaveCount(0);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(words.errors.summary);
      await expect(alert.getByRole('listitem')).toHaveText([`${label}: ${sentence}`]);
      for (const [name, value] of Object.entries({ ...shown.typed, [label]: text }))
        await expect(field(name)).toHaveValue(value);
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(startsWith(sentence));
      await expect(page.getByRole('link', { name: words.retry.back })).toHaveAttribute(
        'href',
        `${shown.path}#${formAnchor(shown.name)}`,
      );
      await alert.getByRole('link').click();
      await expect(field(label)).toBeFocused();
      await fill();
      await button.click();
      await expect(page).toHaveURL(thankYouPage(shown.name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      // The retry page has an error status.
      allow(noise, /^Failed to load resource/);
    });
  });
