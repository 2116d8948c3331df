import type { Locator, Page } from '@playwright/test';
import { drawn, expect, hydrated, open, section, stopTime } from './test.ts';

export { digital, landing, performance, seo, web } from '../../sample/landing.ts';

/** Opens a page with a stopped clock and one section ready. */
export async function openSection(page: Page, path: string, heading: string, width = 1440): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install();
  await open(page, path);
  const found = section(page, heading);
  await found.scrollIntoViewIfNeeded();
  await hydrated(found.locator('button, a').first());
  await page.mouse.move(2, 2);
  await stopTime(page);
  return found;
}

/** Advances the clock until `read` returns something else; returns how long that took. */
export async function timeToChange(page: Page, read: () => Promise<unknown>, limit: number): Promise<number> {
  const before = await read();
  for (let passed = 100; passed <= limit; passed += 100) {
    await page.clock.runFor(100);
    await drawn(page);
    if ((await read()) !== before) return passed;
  }
  throw new Error(`nothing changed within ${limit} ms`);
}

/** Expects a change every `milliseconds`, measured from the first change to the second. */
export async function expectEvery(
  page: Page,
  milliseconds: number,
  read: () => Promise<unknown>,
): Promise<void> {
  // Its timer starts once the intersection callback has run.
  await timeToChange(page, read, 3 * milliseconds);
  const before = await read();
  await page.clock.runFor(milliseconds - 150);
  expect(await read()).toBe(before);
  await page.clock.runFor(300);
  await expect.poll(read).not.toBe(before);
}

/** Label of a carousel's current slide. */
export function activeSlide(found: Locator): () => Promise<string | null> {
  return () => found.locator('[aria-roledescription=slide][data-active]').getAttribute('aria-label');
}

/** Number of slides side by side: the row's width divided by a slide's. */
export function slidesPerView(found: Locator): Promise<number> {
  return found.locator('[aria-roledescription=slide]').evaluateAll((slides) => {
    const row = slides[0]?.parentElement;
    return row && slides[0]
      ? Math.round((row.getBoundingClientRect().width / slides[0].getBoundingClientRect().width) * 100) / 100
      : 0;
  });
}

/** Opens a page with reduced motion and the section of a heading in view and hydrated. */
export async function ready(page: Page, path: string, heading: string, width = 1440): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const found = section(page, heading);
  await found.scrollIntoViewIfNeeded();
  await hydrated(found.locator('button, summary, a').first());
  return found;
}
