import type { Locator, Page } from '@playwright/test';
import { violations } from '../../e2e/support/axe.ts';
import { content, expect, hydrated, open, press, section, test } from '../../e2e/support/test.ts';

const words = content.interface;

test.describe('the clients on film', () => {
  const clips = (page: Page): Locator => section(page, 'Clients, in their own words');
  const cards = (page: Page): Locator =>
    clips(page)
      .getByRole('group', { includeHidden: true })
      .filter({ has: page.locator('figure') });
  const player = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.locator('video') });
  const opener = (page: Page): Locator =>
    clips(page)
      .getByRole('button', { name: /Play the film of/ })
      .first();

  test('stand before a looping film, and show 1, 1.3, 2, 3 and 4 at 640, 768, 1024 and 1280 px', async ({
    page,
  }) => {
    await open(page, '/');
    await hydrated(clips(page));
    const film = clips(page).locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('controls', false);
    for (const [width, slides] of [
      [390, 1],
      [639, 1],
      [640, 1.3],
      [767, 1.3],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const measured = (): Promise<number> =>
        cards(page)
          .first()
          .evaluate((slide) => {
            const track = slide.parentElement;
            const gap = parseFloat(getComputedStyle(slide).getPropertyValue('--gap'));
            return ((track?.parentElement?.clientWidth ?? 0) + gap) / slide.getBoundingClientRect().width;
          });
      await expect.poll(measured, { message: `at ${width} px` }).toBeCloseTo(slides, 1);
    }
  });

  test('open in a modal that keeps the keyboard, with a film that plays by itself and is cleared by the X, the backdrop or Escape', async ({
    page,
  }) => {
    await open(page, '/');
    await hydrated(clips(page));
    for (const [by, close] of [
      ['click', () => player(page).getByRole('button', { name: words.dialog.close }).click()],
      ['Space', () => page.mouse.click(8, 300)],
      ['Enter', () => page.keyboard.press('Escape')],
    ] as const) {
      await press(opener(page), by);
      const film = player(page).locator('video');
      await expect(film).toHaveJSProperty('autoplay', true);
      await expect(film.locator('source').first()).toHaveAttribute('src', /^\/media\/videos\//);
      await expect
        .poll(() =>
          film.evaluate((node) => node instanceof HTMLVideoElement && !node.paused && node.currentTime > 0),
        )
        .toBe(true);
      if (by === 'click') expect(await violations(page, { within: 'dialog:popover-open' })).toEqual([]);
      await expect(player(page)).toHaveAttribute('aria-modal', 'true');
      for (const keys of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(keys);
        // As in the menu, the browser itself may have focus.
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest('dialog');
        });
        expect(outside, `after ${keys}`).toBe(false);
      }
      await close();
      await expect(player(page)).toHaveCount(0);
      await expect(page.locator('dialog video')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    }
  });

  test('open at once, and show their film in a frame after that', async ({ page }) => {
    await open(page, '/');
    await hydrated(clips(page));
    await page.evaluate(() => {
      const filmed: boolean[] = [];
      Object.assign(window, { filmed });
      // The first frame with the dialog open, and those after it.
      const look = (): void => {
        const dialog = document.querySelector('main dialog:popover-open');
        if (dialog) filmed.push(dialog.querySelector('video') !== null);
        if (!filmed.includes(true)) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await opener(page).click();
    const frames = (): Promise<boolean[]> =>
      page.evaluate(() => (window as unknown as { filmed: boolean[] }).filmed);
    await expect.poll(async () => (await frames()).at(-1)).toBe(true);
    expect((await frames())[0]).toBe(false);
  });

  test('open from their words too, by one button each', async ({ page }) => {
    await open(page, '/');
    await hydrated(clips(page));
    const card = cards(page).first();
    await expect(card.getByRole('button')).toHaveCount(1);
    await card.locator('blockquote').click({ force: true });
    await expect(player(page)).toBeVisible();
    await expect(player(page).getByText(words.dialog.close, { exact: true })).toBeInViewport();
  });
});
