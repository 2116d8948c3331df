import type { Browser, Page } from '@playwright/test';
import { bareControl, pressBare } from './bare.ts';
import type { Interaction } from './interactions.ts';
import { frame, type Pair, ready, rounds, slow, withoutScript } from './slow-page.ts';

/** Notes every event that took longer than a frame, by the interaction that it belongs to. */
function observe(): void {
  const durations = new Map<number, number>();
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function noted(page: Page): Promise<number[]> {
  const durations = await page.evaluate(() => [
    ...((window as unknown as { durations: Map<number, number> }).durations.values() ?? []),
  ]);
  // What took less than the shortest duration that the browser tells is not among them.
  return [...durations, ...Array.from({ length: Math.max(0, rounds - durations.length) }, () => 16)];
}

async function pressOften(page: Page, press: (round: number) => Promise<void>): Promise<number[]> {
  await slow(page);
  for (let round = 0; round < rounds; round++) {
    await press(round);
    await frame(page);
  }
  await frame(page);
  return noted(page);
}

async function openPage(browser: Browser, { width }: Interaction): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(observe);
  return page;
}

async function measureWhole(page: Page, interaction: Interaction): Promise<number[]> {
  await ready(interaction.control(page));
  return pressOften(page, (round) => interaction.press(page, round));
}

/** At the same place of the same page without its scripts. */
async function measureBare(page: Page, interaction: Interaction, top: number): Promise<number[]> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  return pressOften(page, () => pressBare(page, interaction));
}

/** Milliseconds from each press to the next painted frame, and the same of the least that a press can show there. */
export async function measure(browser: Browser, url: string, interaction: Interaction): Promise<Pair> {
  const page = await openPage(browser, interaction);
  await page.goto(url + interaction.path);
  const whole = await measureWhole(page, interaction);
  const top = await page.evaluate(() => scrollY);
  await page.close();

  const stripped = await openPage(browser, interaction);
  await withoutScript(stripped);
  await stripped.addInitScript(bareControl);
  await stripped.goto(url + interaction.path);
  const bare = await measureBare(stripped, interaction, top);
  await stripped.close();
  return { whole, bare };
}
