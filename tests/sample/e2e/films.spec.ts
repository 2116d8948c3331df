import type { Locator } from '@playwright/test';
import { content, expect, hydrated, open, section, stopTime, test } from '../../e2e/support/test.ts';

const { menu, video } = content.interface;

/** Whether the first film in a part of the page is paused. */
const stands = (part: Locator): Promise<boolean> =>
  part
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.paused);

test('a film stands still out of sight and under a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  const paused = (): Promise<boolean> => stands(page.getByRole('main'));
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: menu.open }).click();
  await expect.poll(paused).toBe(true);
  await page.getByRole('button', { name: menu.close }).click();
  await expect.poll(paused).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page.getByRole('contentinfo').getByRole('link'));
  await expect.poll(paused).toBe(true);
});

test('a film rests while what it lies behind is hovered or has focus, but not once it is started there', async ({
  page,
}) => {
  await open(page, '/');
  for (const part of [page.locator('main > section').first(), section(page, 'Clients, in their own words')]) {
    await part.scrollIntoViewIfNeeded();
    await hydrated(part);
    const paused = (): Promise<boolean> => stands(part);
    await page.mouse.move(2, 2);
    await expect.poll(paused).toBe(false);
    await part.getByRole('heading').first().hover({ force: true });
    await expect.poll(paused).toBe(true);
    await page.mouse.move(2, 2);
    await expect.poll(paused).toBe(false);
    const pause = part.getByRole('button', { name: video.pause });
    await pause.focus();
    await expect.poll(paused).toBe(true);
    await page.keyboard.press('Enter');
    await part.getByRole('button', { name: video.play }).press('Enter');
    await expect.poll(paused).toBe(false);
    await pause.blur();
  }
});

test('a film rests while a button that opens a dialog is held down, and goes on when none was opened', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const clips = section(page, 'Clients, in their own words');
  await hydrated(clips);
  const play = clips.getByRole('button', { name: /Play the film of/ }).first();
  await play.scrollIntoViewIfNeeded();
  const paused = (): Promise<boolean> => stands(clips);
  await expect.poll(paused).toBe(false);
  await stopTime(page);
  await play.hover();
  await page.mouse.down();
  await expect.poll(paused).toBe(true);
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await play.blur();
  expect(await paused()).toBe(true);
  await page.clock.fastForward(1000);
  await expect.poll(paused).toBe(false);
});
