import type { Locator, Page } from '@playwright/test';
import { wakeSections } from '../../e2e/support/templates.ts';
import { content, expect, hydrated, open, stopTime, style, test, turnAway } from '../../e2e/support/test.ts';

const { turningWords } = content.interface;

test.describe('the rotating words', () => {
  const shown = (page: Page): Locator =>
    page.locator('[data-shown]').filter({ has: page.locator(':scope:not(button)') });

  async function turn(page: Page): Promise<string> {
    return (await shown(page).locator('visible=true').first().innerText()).trim();
  }

  test('show on extra-wide screens only, from 1536 px', async ({ page }) => {
    await open(page, '/');
    const word = page.getByRole('button', { name: 'Fearless' });
    for (const [width, visible] of [
      [1535, false],
      [1536, true],
      [1920, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(word).toBeVisible({ visible });
    }
  });

  async function openWide(page: Page): Promise<Locator> {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.clock.install();
    await open(page, '/');
    const people = page.getByRole('button', { name: 'People' });
    await hydrated(people);
    await turnAway(page);
    await stopTime(page);
    return people;
  }

  test('are Fearless, Authentic and People, each for 2000 ms', async ({ page }) => {
    await openWide(page);
    // Advance to the next change first, because the clock may have stopped anywhere in the cycle.
    const first = await turn(page);
    for (let step = 0; step < 21 && (await turn(page)) === first; step++) await page.clock.runFor(100);
    const order = ['Fearless', 'Authentic', 'People'];
    let at = order.indexOf(await turn(page));
    expect(at).toBe((order.indexOf(first) + 1) % 3);
    for (let change = 0; change < 3; change++) {
      await page.clock.runFor(1800);
      expect(await turn(page), 'before 2000 ms').toBe(order[at]);
      await page.clock.runFor(200);
      at = (at + 1) % 3;
      await expect.poll(() => turn(page), { message: 'after 2000 ms' }).toBe(order[at]);
    }
  });

  test('hold still while hovered, while paused, and once one is chosen', async ({ page }) => {
    const people = await openWide(page);
    const expectStill = async (word: string): Promise<void> => {
      await page.clock.runFor(5000);
      expect(await turn(page)).toBe(word);
    };
    await people.hover();
    await expectStill(await turn(page));
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).click();
      await turnAway(page);
    };
    await press(turningWords.stop);
    const paused = await turn(page);
    await expectStill(paused);
    await press(turningWords.start);
    await page.clock.runFor(2100);
    await expect.poll(() => turn(page)).not.toBe(paused);
    await people.click();
    await turnAway(page);
    await expectStill('People');
    await expect(people).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the service list', () => {
  const services = [
    ['social', 'Social Media', '/services/social-media'],
    ['seo', 'SEO', '/services/seo'],
    ['performance', 'Performance Marketing', '/services/performance'],
    ['web', 'Web Development & UI/UX', '/services/web-development'],
    ['production', 'Production', '/services/production'],
    ['branding', 'Branding & Creative', '/services/branding'],
    ['digital', 'Influencer Marketing', '/services/influencer-marketing'],
  ] as const;
  const list = (page: Page): Locator => page.getByRole('main').locator('ul:has(> [data-service])');
  const row = (page: Page, key: string): Locator => list(page).locator(`[data-service=${key}]`);
  const dim = 'color(srgb 0.984314 0.964706 0.933333 / 0.4)';
  const lit = 'rgb(251, 246, 238)';

  /** The state of the list: the service whose picture is shown, and which names and texts are not dimmed. */
  async function look(page: Page): Promise<{ pictures: string[]; lit: string[]; dimmed: string[] }> {
    const rows = await list(page)
      .locator('> li')
      .evaluateAll((items) => {
        // Finishes transitions instead of waiting for them.
        for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
        return items.map((item) => ({
          key: item instanceof HTMLElement ? (item.dataset['service'] ?? '') : '',
          opacity: Number(getComputedStyle(item.querySelector('picture') ?? item).opacity),
          color: getComputedStyle(item.querySelector('a') ?? item).color,
        }));
      });
    return {
      pictures: rows.filter(({ opacity }) => opacity > 0.99).map(({ key }) => key),
      lit: rows.filter(({ color }) => color === lit).map(({ key }) => key),
      dimmed: rows.filter(({ color }) => color === dim).map(({ key }) => key),
    };
  }

  const keys = services.map(([key]) => key);
  const resting = { pictures: [], lit: keys, dimmed: [] };
  const only = (key: string) => ({
    pictures: [key],
    lit: [key],
    dimmed: keys.filter((other) => other !== key),
  });

  test('leads to each service; the hovered one fades in its picture and dims the others; leaving restores', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(list(page).getByRole('link')).toHaveText(services.map(([, name]) => name));
    expect(
      parseFloat(await style(row(page, 'seo').locator('picture').first(), 'transition-duration')),
    ).toBeGreaterThan(0);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => look(page)).toEqual(resting);
      // The first two show that narrower windows do the same.
      for (const [key, , href] of width === 768 ? services.slice(0, 2) : services) {
        await expect(row(page, key).getByRole('link')).toHaveAttribute('href', href);
        await row(page, key).getByRole('link').hover();
        await expect.poll(() => look(page), { message: `${key} at ${width} px` }).toEqual(only(key));
      }
      await page.mouse.move(5, 5);
    }
    await expect.poll(() => look(page)).toEqual(resting);
  });

  test('does the same by keyboard focus', async ({ page }) => {
    await open(page, '/');
    // Elements before the list may become focusable while they hydrate.
    await wakeSections(page);
    await row(page, 'social').getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    for (const [key] of services) {
      await page.keyboard.press('Tab');
      await expect(row(page, key).getByRole('link')).toBeFocused();
      await expect.poll(() => look(page), { message: key }).toEqual(only(key));
    }
  });

  test('dims the rotating words too', async ({ page }) => {
    await page.setViewportSize({ width: 1536, height: 900 });
    await open(page, '/');
    const wordsBand = page
      .getByRole('main')
      .locator('section > div')
      .filter({ has: page.getByRole('button', { name: 'Fearless' }) });
    expect(await style(wordsBand, 'opacity')).toBe('1');
    await row(page, 'seo').getByRole('link').hover();
    await expect.poll(async () => Number(await style(wordsBand, 'opacity'))).toBeLessThan(0.5);
  });

  test('fills the hovered name in width without moving its neighbours', async ({ page }) => {
    await open(page, '/');
    const name = row(page, 'seo').getByText('SEO');
    const place = async () =>
      Promise.all(
        keys.map((key) =>
          row(page, key)
            .getByRole('link')
            .boundingBox()
            .then((box) => box?.y),
        ),
      );
    await name.scrollIntoViewIfNeeded();
    const before = await place();
    const width = (await name.boundingBox())?.width ?? 0;
    await name.hover();
    await expect.poll(() => style(name, 'font-stretch')).toBe('140%');
    expect((await name.boundingBox())?.width).toBeGreaterThan(width);
    expect(await place()).toEqual(before);
  });

  test('keeps the line of a hovered service within the window, clear of the name that widens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    for (const key of keys) {
      const link = row(page, key).getByRole('link');
      await link.hover();
      await expect.poll(() => look(page), { message: key }).toEqual(only(key));
      const line = await row(page, key).getByRole('paragraph').first().boundingBox();
      const pointer = await link.locator('svg').boundingBox();
      if (!line || !pointer) throw new Error(`${key} has no line or no pointer`);
      expect.soft(line.x + line.width, `end of the line of ${key}`).toBeLessThanOrEqual(1440);
      const isBelow = line.y > pointer.y + pointer.height;
      expect.soft(pointer.x + pointer.width, `end of ${key}`).toBeLessThanOrEqual(isBelow ? 1440 : line.x);
    }
  });
});
