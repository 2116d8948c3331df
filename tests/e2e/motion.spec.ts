import type { Page } from '@playwright/test';
import { scrollThrough, templates } from './support/templates.ts';
import { content, expect, open, test } from './support/test.ts';

const words = content.interface;

/** Milliseconds: longer than any interval, and shorter than the rest of the minute below. */
const aWhile = 6000;

/** Everything that is moving now or starts to move within a while. */
async function movement(page: Page): Promise<string[]> {
  const now = await page.evaluate(() => {
    const changed = new Set<string>();
    const name = (node: Node): string => {
      const element = node instanceof Element ? node : node.parentElement;
      return `${element?.tagName}.${element?.getAttribute('class')} in ${element?.closest('section, header, footer')?.className}`;
    };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(`${name(target)} changed`);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { changed, observer });
    // What is driven by scrolling also moves when it has ended: the visitor scrolls back.
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' || timeline !== document.timeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target ? `${name(effect.target)} runs` : 'runs',
      );
    const playing = [...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map((video) => `${name(video)} plays`);
    return [...running, ...playing];
  });
  await page.clock.fastForward(aWhile);
  const later = await page.evaluate(() => {
    const { changed, observer } = window as unknown as { changed: Set<string>; observer: MutationObserver };
    observer.disconnect();
    return [...changed];
  });
  return [...now, ...later];
}

/** Animations pause off screen, which would hide a fault: this makes everything count as visible. */
async function showEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      readonly #tell: IntersectionObserverCallback;

      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(tell, options);
        this.#tell = tell;
      }

      override observe(target: Element): void {
        const box = target.getBoundingClientRect();
        const seen = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: box };
        this.#tell([seen as unknown as IntersectionObserverEntry], this);
      }
    };
  });
}

/** Waits for every island: where everything counts as visible, those in the footer and in dialogs hydrate too. */
async function wakeEverything(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}

for (const path of templates)
  test(`${path} stands still under reduced motion and by the switch in the footer`, async ({ page }) => {
    // The office clocks show no seconds, so they may change only once a minute.
    await page.clock.install({ time: new Date('2025-09-18T08:00:00Z') });
    await showEverything(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await wakeEverything(page);
    await scrollThrough(page);
    await page.clock.pauseAt(new Date('2025-09-18T08:10:02Z'));
    // Clocks update after the jump in time.
    await page.clock.runFor(2000);
    expect.soft(await movement(page), 'under reduced motion').toEqual([]);
    // No control offers to stop what does not move.
    for (const { stop: name } of [words.carousel, words.pictures, words.turningWords])
      await expect.soft(page.getByRole('button', { name, exact: true })).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: words.motion.stop }).click();
    await page.clock.runFor(1000);
    expect.soft(await movement(page), 'with the switch off').toEqual([]);
  });

test('with motion on, the same look finds what moves', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-09-18T08:00:00Z') });
  await showEverything(page);
  await open(page, '/about');
  await wakeEverything(page);
  await page.clock.pauseAt(new Date('2025-09-18T08:10:02Z'));
  expect(await movement(page)).not.toEqual([]);
});
