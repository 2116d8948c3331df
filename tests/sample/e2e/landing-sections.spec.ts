import { performance, ready, seo, web } from '../../e2e/support/landing.ts';
import { content, expect, press, presses, test } from '../../e2e/support/test.ts';

test.describe('logos', () => {
  const cases = [
    { path: performance, heading: 'Some clients we advertise for', before: 1, after: 18, large: 6 },
    { path: web, heading: 'Some clients whose websites we built', before: 4, after: 11, large: 0 },
    { path: seo, heading: 'Our clients', before: 6, after: 18, large: 0 },
  ];
  for (const { path, heading, before, after, large } of cases)
    test(`${heading}: View All and View Less`, async ({ page }) => {
      const found = await ready(page, path, heading);
      const visible = found.locator('li').filter({ visible: true });
      await expect(visible).toHaveCount(before);
      const all = found.getByRole('button', { name: 'View All' });
      const less = found.getByRole('button', { name: 'View Less' });
      for (const by of presses)
        for (const [button, then, count] of [
          [all, less, after],
          [less, all, before],
        ] as const) {
          await press(button, by);
          await expect(visible).toHaveCount(count);
          await expect(then).toBeFocused();
        }
      await expect(found.locator('li[data-large]')).toHaveCount(large);
    });

  test('are a grid from 1024 px on and a carousel of two rows below', async ({ page }) => {
    const found = await ready(page, performance, 'Some clients we advertise for', 1024);
    await expect(found.locator('[aria-roledescription=carousel]')).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 900 });
    const slides = found.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(9);
    for (const slide of await slides.all()) await expect(slide.locator('img')).toHaveCount(2);
    await expect(found.getByRole('button', { name: 'View All' })).toHaveCount(0);
  });
});

test.describe('the showcase', () => {
  test('unfolds what is pointed at or focused; leaving goes back to the first', async ({ page }) => {
    const found = await ready(page, web, 'What We Provide');
    const items = found.locator('li');
    const open_ = found.locator('li[data-open]');
    await expect(items).toHaveCount(6);
    await expect(open_).toHaveText(/^WordPress Development/);
    await expect(items.nth(0).locator('p')).toBeVisible();
    const pictures = found.locator('picture');
    const shown = (): Promise<string[]> =>
      pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(await shown()).toEqual(['1', '0', '0', '0', '0', '0']);
    await items.nth(2).hover();
    await expect.poll(shown).toEqual(['0', '0', '1', '0', '0', '0']);
    await expect(open_).toHaveCount(1);
    await expect(items.nth(2).locator('p')).toBeVisible();
    await expect(items.nth(2).locator('img')).toBeVisible();
    await expect(items.nth(3).locator('p')).toBeHidden();
    await page.mouse.move(2, 2);
    await expect(open_).toHaveText(/^WordPress Development/);
    await items.nth(4).getByRole('button').focus();
    await expect(items.nth(4).locator('p')).toBeVisible();
    await expect(items.nth(4).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(open_).toHaveText(/^WordPress Development/);
  });

  test('on small screens the paddles are swiped, and the dots follow the scroll position', async ({
    page,
  }) => {
    const found = await ready(page, performance, 'What’s Included in Our Service', 390);
    const dots = found.getByRole('group', { name: content.interface.carousel.choose }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await expect(dots.nth(0)).toHaveAttribute('aria-disabled', 'true');
    const row = found.getByRole('list');
    await row.evaluate((list) => list.scrollTo({ left: (list.scrollWidth / 4) * 2, behavior: 'instant' }));
    await expect(dots.nth(2)).toHaveAttribute('aria-disabled', 'true');
    await dots.nth(1).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-disabled', 'true');
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(dots.nth(3)).toHaveAttribute('aria-disabled', 'true');
  });
});

test('pointing at a part of the service, focusing or pressing it puts the others in the dark; leaving lights all', async ({
  page,
}) => {
  const found = await ready(page, performance, 'What’s Included in Our Service');
  const parts = found.getByRole('button');
  const dark = found.locator('li[data-dark]');
  await expect(found.locator('p').filter({ visible: true })).toHaveCount(4);
  await expect(dark).toHaveCount(0);
  await parts.filter({ hasText: 'Campaign Initiation' }).hover();
  await expect(dark).toHaveCount(3);
  await expect(dark.filter({ hasText: 'Campaign Initiation' })).toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(dark).toHaveCount(0);
  await parts.filter({ hasText: 'Revenue Maximization' }).focus();
  await expect(dark).toHaveCount(3);
  // Assistive technology may press without focus or pointer.
  await parts.filter({ hasText: 'Campaign Initiation' }).dispatchEvent('click');
  await expect(found.getByRole('button', { pressed: true })).toHaveText('Campaign Initiation');
});

test('the film opens upright by a tap, closes by its button, its backdrop or Escape, and stays until its dialog has faded', async ({
  page,
}) => {
  const found = await ready(page, seo, 'One of our own results, and a film');
  const dialog = page.getByRole('dialog', { name: 'One of our own results, and a film' });
  const opener = found.getByRole('button', { name: 'Play the film' });
  const closings = [
    () => dialog.getByRole('button', { name: content.interface.dialog.close }).click(),
    () => page.mouse.click(6, 450),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await opener.click();
    const film = dialog.locator('video');
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('autoplay', true);
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 1);
    await expect(dialog.getByText('ORGANIC MONTHLY TRAFFIC')).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(film).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await expect(dialog.locator('video')).toBeVisible();
  // The browser fires the event when the fade-out begins.
  const closing = await dialog.evaluate(async (node) => {
    const closed = new Promise((resolve) => node.addEventListener('toggle', resolve, { once: true }));
    node.querySelector('button')?.click();
    await closed;
    return { open: node.matches(':popover-open'), film: node.querySelector('video') !== null };
  });
  expect(closing).toEqual({ open: false, film: true });
  await expect(page.locator('dialog video')).toHaveCount(0);
});

test('all eight things to build show at once, on phones too, and the clinic’s leads to its price', async ({
  page,
}) => {
  const found = await ready(page, web, 'Eight things Dubai asks us to build', 390);
  const visible = found.locator('li').filter({ visible: true });
  await expect(visible).toHaveCount(8);
  await found.getByRole('link', { name: 'With booking from AED 18,000' }).click();
  await expect(page.locator('details[open]')).toContainText('The total starts from AED 18,000');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(visible).toHaveCount(8);
});

test('case-study cards are three, the third hidden below 1024 px', async ({ page }) => {
  const found = await ready(page, seo, 'Our Case Studies');
  const cards = found.locator('li').filter({ has: page.locator('time'), visible: true });
  await expect(cards).toHaveCount(3);
  await expect(found.locator('time').first()).toHaveText('March 8, 2024');
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(cards).toHaveCount(2);
});
