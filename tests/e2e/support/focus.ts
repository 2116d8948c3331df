import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import type { atRest, isFrameAhead, look, missed, Stop } from './focus-in-page.ts';

declare global {
  interface Window {
    focusWalk: {
      atRest: typeof atRest;
      look: typeof look;
      missed: typeof missed;
      isFrameAhead: typeof isFrameAhead;
    };
  }
}

const typed = readFileSync(new URL('focus-in-page.ts', import.meta.url), 'utf8');
const script = stripTypeScriptTypes(typed.replaceAll(/^export /gm, ''));

/** Presses Tab until focus leaves the last of the given parts; returns all stops and the skipped controls. */
export async function walk(
  page: Page,
  last: 'main' | 'footer',
): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(
    `window.focusWalk = (() => { ${script}; return { atRest, look, missed, isFrameAhead }; })()`,
  );
  const past: readonly Stop['part'][] = last === 'main' ? ['footer', 'after', 'page'] : ['after', 'page'];
  const stops: Stop[] = [];
  let strays = 0;
  while (stops.length <= 400) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await window.focusWalk.atRest();
      return window.focusWalk.look();
    });
    // Before and after the inside of a frame, the browser itself may have focus.
    const isAtFrame = async (): Promise<boolean> =>
      stops.at(-1)?.name.startsWith('IFRAME') || page.evaluate(() => window.focusWalk.isFrameAhead());
    if (stop.part === 'page' && strays++ < 4 && (await isAtFrame())) continue;
    // The page ends after the last control of the footer.
    if (stop.part === 'page' && stops.at(-1)?.part === 'footer') break;
    stops.push(stop);
    if (past.includes(stop.part)) break;
  }
  return { stops, missed: await page.evaluate(() => window.focusWalk.missed()) };
}
