import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Reaches a control by keyboard. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

test('a headline is found, changed, published and taken back by keyboard alone', async ({ page, studio }) => {
  const before = studio.read('pages/contact.yaml');
  const write = async (label: string, words: string): Promise<void> => {
    await reach(page, page.getByRole('textbox', { name: label, exact: true }).first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  };
  await page.goto(studio.url);
  await reach(page, page.getByRole('button', { name: 'Understood' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('searchbox'));
  await page.keyboard.type("let's connect");
  await expect(page.getByRole('link', { name: 'Our story' })).toBeHidden();
  await reach(page, page.getByRole('link', { name: 'Contact dhow in Kozhikode and Dubai' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true }).first()).toBeFocused();
  await write('Heading', 'Greetings');
  await reach(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. Visitors see it once you publish.')).toBeVisible();
  await reach(page, page.getByRole('link', { name: 'Publish' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await write('Your name', 'Meera Joseph');
  await write('Your email address', 'meera@dhow.example');
  await write('What changes, in a few words', 'Greet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: this is what visitors see now')).toBeVisible();
  expect(studio.built('/contact')).toContain('Greetings');
  await reach(page, page.getByRole('button', { name: 'Undo: Greet', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Undo: Greet' })).toBeVisible();
  expect(studio.read('pages/contact.yaml')).toBe(before);
});
