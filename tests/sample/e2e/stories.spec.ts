import { expect, open, test } from '../../e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

test('a door stays in the window while one scrolls, until it fills it', async ({ page }) => {
  await open(page, '/works/algate');
  const stage = page.locator('main > section > div').first();
  const door = stage.locator('svg').nth(4);
  const narrow = (await door.boundingBox())?.width ?? 0;
  for (const way of [225, 450, 675]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), way);
    await expect
      .poll(async () => Math.abs(Math.round((await stage.boundingBox())?.y ?? 999)))
      .toBeLessThanOrEqual(2);
  }
  expect((await door.boundingBox())?.width).toBeGreaterThan(narrow * 6);
});

test('the picture of a step lies over no word of another, whatever shapes a story mixes', async ({
  page,
}) => {
  for (const path of ['/works/seo', '/works/mall-of-mukkam', '/works/ferryfar', '/works/mathi']) {
    await open(page, path);
    const steps = page.getByRole('listitem').filter({ has: page.locator(':scope > picture') });
    const covered = await steps.evaluateAll((items) => {
      const words = items.flatMap((item) => [...item.querySelectorAll('p, h3')]);
      return items.flatMap((item) => {
        const picture = item.querySelector('picture img')?.getBoundingClientRect();
        return words.filter((word) => {
          const text = word.getBoundingClientRect();
          return (
            picture &&
            text.left < picture.right - 2 &&
            text.right > picture.left + 2 &&
            text.top < picture.bottom - 2 &&
            text.bottom > picture.top + 2
          );
        });
      }).length;
    });
    expect(await steps.count(), path).toBeGreaterThan(1);
    expect(covered, path).toBe(0);
  }
});
