import { walk } from './support/focus.ts';
import { broken, doublyClosed, pressEverything, watchPolicy } from './support/policy.ts';
import { scrollThrough, templates, wakeSections } from './support/templates.ts';
import { allow, content, expect, open, test } from './support/test.ts';

for (const path of templates)
  test(`${path} is walked by Tab: each stop can be seen, shows its focus, and follows the page; what is pressed keeps to the policy`, async ({
    page,
    noise,
  }) => {
    test.slow();
    await watchPolicy(page);
    // Reduced motion, so that nothing changes between two stops. The footer is the same on every page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await wakeSections(page);
    // A frame that loads while Tab enters it would lose focus.
    await scrollThrough(page);
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
    await page.evaluate(() => window.scrollTo(0, 0));
    const { stops, missed } = await walk(page, path === '/' ? 'footer' : 'main');
    expect(stops[0]?.name).toBe(`A "${content.interface.skipToContent}"`);
    const end = stops.slice(-3).map(({ name }) => name);
    expect([...new Set(stops.map(({ part }) => part))].slice(0, 4), `ends with ${end.join(', ')}`).toEqual([
      'before',
      'header',
      'main',
      'footer',
    ]);
    expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect.soft(missed, 'controls without a stop').toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pressEverything(page);
    expect(await broken(page)).toEqual([]);
    allow(noise, doublyClosed);
  });
