import { violations } from '../../e2e/support/axe.ts';
import { allow, content, expect, hydrated, open, test } from '../../e2e/support/test.ts';

const { search: words, menu } = content.interface;

test.describe('the search', () => {
  test('opens from the header, finds by the beginnings of words, and leads there by keyboard', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/about');
    expect(fetched.filter((path) => /search\.json|search-panel/.test(path))).toEqual([]);
    await page.getByRole('button', { name: words.label }).click();
    await expect(page.getByRole('searchbox', { name: words.field })).toBeFocused();
    await page.keyboard.type('seo duba');
    await expect(page.getByRole('dialog', { name: words.label }).getByRole('link').first()).toContainText(
      'SEO Company in Dubai',
    );
    expect(fetched).toContain('/search.json');
    expect(await violations(page, { within: 'dialog:popover-open' })).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ae\/services\/seo-company-in-dubai$/);
    await expect(page.getByRole('dialog', { name: words.label })).toBeHidden();
  });

  test('opens by a slash and Control+k, says so where nothing is found, and closes by Escape', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const keys of ['/', 'Control+k']) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('searchbox').fill('xylophone');
      await expect(page.getByText(words.none.replace('{query}', 'xylophone'))).toBeVisible();
      // The first Escape would only clear the field.
      await page.getByRole('searchbox').fill('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: words.label })).toBeHidden();
    }
  });

  test('a slash in a field is a slash, and Control+k is left to it', async ({ page }) => {
    await open(page, '/contact');
    const message = page.locator('textarea[name="message"]').first();
    await hydrated(message);
    await message.fill('');
    await message.press('/');
    await expect(message).toHaveValue('/');
    await message.press('Control+k');
    await expect(message).toBeFocused();
    await expect(page.getByRole('dialog', { name: words.label })).toBeHidden();
  });

  test('opens from the menu of narrow windows and from the page of missing addresses', async ({
    page,
    noise,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/404');
    // The page has status 404, as it should, and the browser logs it.
    allow(noise, /status of 404/);
    const button = page.getByRole('main').getByRole('button', { name: words.label });
    await hydrated(button);
    await button.click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: menu.open }).click();
    await page.getByRole('dialog', { name: menu.label }).getByRole('button', { name: words.label }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is missing lists where to go, and offers no search that would do nothing', async ({
    page,
    noise,
  }) => {
    const links = page.getByRole('main').locator('a[href^="/"]:visible');
    for (const path of ['/nowhere', '/services/nowhere', '/works/nowhere']) {
      await page.goto(path);
      expect(await links.count(), path).toBeGreaterThanOrEqual(8);
      await expect(links.filter({ hasText: 'Contact Us' })).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('button', { name: words.label })).toHaveCount(0);
    }
    allow(noise, /status of 404/);
  });
});
