import type { Page } from '@playwright/test';
import { violations } from '../../e2e/support/axe.ts';
import { menu, menuButton } from '../../e2e/support/shell.ts';
import { content, expect, hydrated, open, style, test } from '../../e2e/support/test.ts';

const { navigation, interface: words } = content;
const links = [...navigation.header, ...navigation.menu].map(({ label }) => label);

async function openMenu(page: Page): Promise<void> {
  await open(page, '/');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('has every link, animated, and keeps the keyboard inside, as assistive technology is told', async ({
    page,
  }) => {
    await openMenu(page);
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText(links);
    await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    const seconds = parseFloat(
      await style(menu(page).getByRole('link', { name: 'Works' }), 'transition-duration'),
    );
    expect(seconds).toBeGreaterThanOrEqual(0.3);
    expect(seconds).toBeLessThanOrEqual(0.5);
    await expect(menu(page)).toHaveAttribute('aria-modal', 'true');
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the browser itself has focus, as in any native dialog.
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside, `after ${press + 1} presses`).toBe(false);
    }
    expect(await violations(page, { within: 'dialog:popover-open' })).toEqual([]);
  });

  test('fills the screen and slides in within 300 to 500 ms', async ({ page }) => {
    await open(page, '/');
    await hydrated(menuButton(page));
    // Clicked from within the page: on a busy machine the transition may be over before Playwright's click returns.
    const slide = await menuButton(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return (document.querySelector('dialog:popover-open') ?? button)
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSTransition && animation.transitionProperty === 'translate'
            ? [Number(animation.effect?.getTiming().duration)]
            : [],
        );
    });
    expect(slide).toHaveLength(1);
    expect(slide[0]).toBeGreaterThanOrEqual(300);
    expect(slide[0]).toBeLessThanOrEqual(500);
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  });

  test('locks the page behind it; Escape closes it, gives focus back and lets the page scroll again', async ({
    page,
  }) => {
    await openMenu(page);
    const locked = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    // Not in the frame that shows the menu, to keep that frame short.
    await expect.poll(locked).toBe('hidden');
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect.poll(locked).toBe('visible');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('closes by its button and by any link, to another page or to this one', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: words.menu.close }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes by widening the window to 1024 px', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });
});
