import { landing } from '../../e2e/support/landing.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

const { site } = content;

const paths = Object.values(landing).flatMap((of) => (process.env['FULL'] ? of : of.slice(0, 1)));

/** Scroll positions at which a link cannot be tapped. Runs in the browser. */
function outOfReach(link: Element): number[] {
  const missed: number[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    const { left, right, top: above, bottom } = link.getBoundingClientRect();
    const isInside = left >= 0 && right <= innerWidth && above >= 0 && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
    if (!isInside || !link.contains(hit)) missed.push(top);
  }
  return missed;
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    // Without script the bar is the same on all of them.
    for (const path of javaScriptEnabled ? paths : paths.slice(0, 1))
      test(`from anywhere on ${path}, call, chat, callback and proposal are one tap away`, async ({
        page,
      }) => {
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        const bar = page.getByRole('navigation', { name: 'Let’s Have a Chat' });
        const ways = [
          page.getByRole('banner').getByRole('link', { name: site.chat.label }),
          bar.locator('a[href^="tel:"]'),
          bar.locator('a[href="#callback"]'),
          bar.locator('a[href^="https:"]'),
        ];
        for (const width of javaScriptEnabled ? [390, 320] : [390]) {
          await page.setViewportSize({ width, height: 844 });
          for (const way of ways)
            expect(await way.evaluate(outOfReach), `${await way.textContent()} at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      });
  });

test.describe('the bar at the foot of a landing page on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ends the page below its last line, holds its one chat button and leads to the form', async ({
    page,
  }) => {
    await open(page, landing.digital[0] ?? '');
    const bar = page.getByRole('navigation', { name: 'Let’s Have a Chat' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [foot, top] = await Promise.all([
      page.locator('body > footer').evaluate((footer) => footer.getBoundingClientRect().bottom),
      bar.evaluate((nav) => nav.getBoundingClientRect().top),
    ]);
    expect(Math.round(foot)).toBeLessThanOrEqual(Math.round(top));
    const chat = page.getByRole('link', { name: site.chat.label });
    await expect(chat).toHaveCount(1);
    expect((await chat.boundingBox())?.y).toBeGreaterThanOrEqual(top);
    await bar.locator('a[href="#callback"]').click();
    await expect(page.getByLabel('Full Name')).toBeInViewport();
  });

  test('is not there on wide windows and on other pages', async ({ page }) => {
    await open(page, '/about');
    await expect(page.locator('a[href="#callback"]')).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 844 });
    await open(page, landing.digital[0] ?? '');
    await expect(page.locator('a[href="#callback"]')).toBeHidden();
  });
});
