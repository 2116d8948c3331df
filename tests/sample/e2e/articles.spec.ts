import type { Locator, Page } from '@playwright/test';
import { content, expect, hydrated, open, style, test } from '../../e2e/support/test.ts';

const articles = [...content.articles];
const toggle = (page: Page): Locator => page.getByRole('button', { name: /^Read (More|Less)$/ });
const body = (page: Page): Locator => page.locator('[data-state]').first();

async function openSmall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/blogs/ultimate-guide');
  await hydrated(toggle(page));
}

test('the listing has a card for every article, the newest first, and shows those of one kind by a button', async ({
  page,
}) => {
  await open(page, '/blogs');
  await expect(page.locator('main li a')).toHaveCount(11);
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/blogs/ai-role');
  for (const [key] of articles) await expect(page.locator(`main a[href="/blogs/${key}"]`)).toHaveCount(1);
  const guides = page.getByRole('button', { name: 'Guide 2' });
  await hydrated(guides);
  await guides.press('Enter');
  await expect(guides).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main li a')).toHaveCount(2);
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/blogs/the7cs');
  await page.getByRole('button', { name: 'All 11' }).click();
  await expect(page.locator('main li a')).toHaveCount(11);
  await expect(page).toHaveURL('/blogs');
});

/** All articles share a template: two are tested, or all in the full run. */
const shown = process.env['FULL'] ? articles : articles.slice(0, 2);

for (const [key, article] of shown)
  test(`${key} has a dark hero, a light body, its side pictures and nine others`, async ({ page }) => {
    await open(page, `/blogs/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    const sections = page.locator('main > section');
    expect(await style(sections.nth(0), 'background-color')).toBe('rgb(7, 12, 22)');
    expect(await style(sections.nth(1), 'background-color')).toBe(
      article.diary ? 'rgb(245, 234, 219)' : 'rgb(255, 255, 255)',
    );
    await expect(sections.nth(0).getByText(/^\d+ minutes$/)).toBeVisible();
    await expect(
      sections.nth(1).locator('picture:not(figure *, blockquote *)').filter({ visible: true }),
    ).toHaveCount(2);
    await expect(body(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Latest blogs and news' })).toBeVisible();
    const others = await sections
      .last()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(others).size).toBe(9);
    expect(others).not.toContain(`/blogs/${key}`);
  });

test('the body is open and both side pictures stand from 1024 px on, the first of them below too', async ({
  page,
}) => {
  await open(page, '/blogs/ai-role');
  for (const [width, open_] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(toggle(page)).toBeVisible({ visible: !open_ });
    await expect(
      page
        .locator('main > section')
        .nth(1)
        .locator('picture:not(figure *, blockquote *)')
        .filter({ visible: true }),
    ).toHaveCount(open_ ? 2 : 1);
    await expect
      .poll(() => body(page).evaluate((node) => node.getBoundingClientRect().height > 0))
      .toBe(open_);
  }
});

test('Read More and Read Less open and close the body on small screens, by keys too', async ({ page }) => {
  await openSmall(page);
  const height = (): Promise<number> => body(page).evaluate((node) => node.getBoundingClientRect().height);
  expect(await height()).toBe(0);
  await expect(toggle(page)).toHaveAccessibleName('Read More');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Read Less');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(height).toBeGreaterThan(1000);
  await expect.poll(() => style(body(page), 'max-height')).toBe('none');
  await toggle(page).press('Space');
  await expect.poll(height).toBe(0);
  await expect(toggle(page)).toHaveAccessibleName('Read More');
});

test('the height is limited to 6000 px for 500 ms while it opens', async ({ page }) => {
  await page.clock.install();
  await openSmall(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await style(body(page), 'transition-duration')).toContain('0.5s');
  await toggle(page).click();
  await expect(body(page)).toHaveAttribute('data-state', 'moving');
  await body(page).evaluate((node) => node.getAnimations().map((animation) => animation.finish()));
  expect(await style(body(page), 'max-height')).toBe('6000px');
  await page.clock.runFor(499);
  await expect(body(page)).toHaveAttribute('data-state', 'moving');
  await page.clock.runFor(1);
  await expect(body(page)).toHaveAttribute('data-state', 'open');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the whole article shows and there is no toggle', async ({ page }) => {
    await page.goto('/blogs/the7cs');
    await expect(body(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
  });
});

test('an address that leads into a closed body opens it there', async ({ page }) => {
  const place = page.locator('#after-the-count');
  const inSight = async (): Promise<void> => {
    await expect(place).toBeInViewport();
    await expect(toggle(page)).toHaveAccessibleName(/Less/);
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/blogs/roi#after-the-count');
  await inSight();
  // The same anchor again, from the table of contents, after the text was collapsed.
  await toggle(page).click();
  await expect(place).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'After the count' }).click();
  await inSight();
  // A fragment changed by script.
  await toggle(page).click();
  await expect(place).toBeHidden();
  await page.evaluate(() => {
    location.hash = '';
    location.hash = 'after-the-count';
  });
  await inSight();
  // A link from another page, such as a search result.
  await open(page, '/blogs');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<a id="to" href="/blogs/roi#after-the-count">To</a>');
    document.getElementById('to')?.click();
  });
  await expect(page).toHaveURL('/blogs/roi#after-the-count');
  await inSight();
});
