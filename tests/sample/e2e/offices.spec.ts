import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../e2e/support/test.ts';

test.describe('the offices', () => {
  const office = (page: Page, name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, level: 3 }) })
      .first();

  const needles = (page: Page): Locator => page.getByRole('main').locator('svg:has(text) > g line');

  async function at(page: Page, utc: string, path = '/'): Promise<void> {
    await page.clock.install({ time: new Date(utc) });
    await open(page, path);
    for (const name of ['Kozhikode', 'Dubai']) {
      await office(page, name).scrollIntoViewIfNeeded();
      await hydrated(office(page, name));
    }
    await page.clock.pauseAt(new Date(new Date(utc).getTime() + 60_000));
  }

  test('name their hours, and lead to /contact from all over their card', async ({ page }) => {
    for (const part of ['time', 'p']) {
      await open(page, '/');
      for (const name of ['Kozhikode', 'Dubai']) {
        await expect(office(page, name).getByRole('link')).toHaveAttribute('href', '/contact');
        await expect(office(page, name)).toContainText('09:30 AM – 06:30 PM');
      }
      await hydrated(office(page, 'Dubai'));
      await office(page, 'Dubai').locator(part).first().click({ force: true });
      await expect(page).toHaveURL('/contact');
    }
  });

  test('show the hour of both zones in twelve hours, refreshed every second', async ({ page }) => {
    await at(page, '2025-09-18T13:17:05Z');
    const time = (name: string): Promise<string> =>
      office(page, name)
        .locator('time')
        .innerText()
        .then((text) => text.replace(/\s+/g, ' '));
    await expect.poll(() => time('Kozhikode')).toMatch(/^06:48:0\d PM$/);
    await expect.poll(() => time('Dubai')).toMatch(/^05:18:0\d PM$/);
    const seconds = async (): Promise<number> => Number((await time('Dubai')).slice(6, 8));
    const before = await seconds();
    for (let step = 1; step <= 3; step++) {
      await page.clock.runFor(1000);
      await expect.poll(seconds).toBe(before + step);
    }
  });

  /** `office-time.test.ts` tests which hour is which state without a browser. */
  test('say whether somebody is there, and when again; their needles stand at one moment of both, and at none at night', async ({
    page,
  }) => {
    const present = 'Open now, until 06:30 PM';
    const tomorrow = 'Closed. Opens tomorrow 09:30 AM';
    await at(page, '2025-09-18T04:30:00Z');
    for (const [utc, kozhikode, dubai] of [
      ['2025-09-18T04:31:00Z', present, 'Closed. Opens today 09:30 AM'],
      ['2025-09-18T08:00:00Z', present, present],
      ['2025-09-18T10:00:00Z', present, present],
      ['2025-09-18T13:18:00Z', tomorrow, present],
      ['2025-09-18T20:00:00Z', 'Closed. Opens today 09:30 AM', 'Closed. Opens today 09:30 AM'],
      ['2025-09-20T08:00:00Z', present, 'Closed. Opens Monday 09:30 AM'],
      ['2025-09-21T08:00:00Z', tomorrow, tomorrow],
    ] as const) {
      await page.clock.pauseAt(new Date(utc));
      // The clocks update with the next second.
      await page.clock.runFor(1000);
      await expect(office(page, 'Kozhikode'), utc).toContainText(kozhikode);
      await expect(office(page, 'Dubai'), utc).toContainText(dubai);
      // 14:00 in Dubai; the scale runs from 04:30 to 19:30.
      if (utc.includes('T10:00')) {
        await expect(needles(page)).toHaveCount(2);
        for (const needle of await needles(page).all()) await expect(needle).toHaveAttribute('x1', '63.33%');
      }
      if (utc.includes('T20:00')) await expect(needles(page)).toHaveCount(0);
    }
  });

  test('are on the contact page too', async ({ page }) => {
    await at(page, '2025-09-18T08:00:00Z', '/contact');
    await expect(office(page, 'Kozhikode')).toContainText('Open now');
    // Pausing jumps to the given minute; the clock updates with the next second.
    await page.clock.runFor(1000);
    await expect(office(page, 'Dubai').locator('time')).toContainText('12:01');
  });
});
