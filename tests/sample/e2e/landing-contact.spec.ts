import { landing } from '../../e2e/support/landing.ts';
import { menu, menuButton } from '../../e2e/support/shell.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

const { site, navigation } = content;

const paths = Object.values(landing).flatMap((of) => (process.env['FULL'] ? of : of.slice(0, 1)));

test.use({ viewport: { width: 390, height: 844 } });

for (const path of paths)
  test(`from anywhere on ${path}, call, chat, form and proposal are a tap away`, async ({ page }) => {
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const top of [0, height / 3, (2 * height) / 3, height]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(page.getByRole('banner').getByRole('link', { name: site.chat.label })).toBeInViewport();
      await menuButton(page).click();
      for (const link of [
        menu(page).locator('a[href^="tel:"]').first(),
        menu(page).getByRole('link', { name: site.scheduler.proposal }),
        menu(page).getByRole('link', { name: navigation.action.label }),
      ])
        await expect(link).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    }
  });
