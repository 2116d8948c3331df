import { web } from '../../e2e/support/landing.ts';
import { footer, header } from '../../e2e/support/shell.ts';
import { wakeSections } from '../../e2e/support/templates.ts';
import { expect, hydrated, open, section, test } from '../../e2e/support/test.ts';

/** Allows for differences in text rendering between machines; a part that moved or is missing exceeds this. */
const tolerant = { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the header looks as it did', async ({ page }) => {
  await open(page, '/thank-you');
  await expect(header(page)).toHaveScreenshot('header.png', tolerant);
});

test('the footer looks as it did', async ({ page }) => {
  await open(page, '/contact');
  await footer(page).getByRole('navigation').last().scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('navigation').first()).toHaveScreenshot('footer-links.png', tolerant);
});

test('the list of services looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  const list = page.getByRole('main').locator('ul:has(> [data-service])');
  await list.scrollIntoViewIfNeeded();
  await hydrated(list.getByRole('link').first());
  await expect(list).toHaveScreenshot('services.png', tolerant);
});

test('the card of a clock looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install({ time: new Date('2025-09-18T08:00:00Z') });
  await open(page, '/contact');
  await wakeSections(page);
  await page.clock.pauseAt(new Date('2025-09-18T08:10:02Z'));
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Dubai', level: 3 }) })
    .first();
  await expect(card).toHaveScreenshot('clock.png', tolerant);
});

test('the questions look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, web);
  const questions = section(page, 'Questions about a website in Dubai').locator('details');
  await questions.nth(2).scrollIntoViewIfNeeded();
  // The element may start at half a pixel, so an element screenshot is sometimes one pixel taller.
  const { x, y } = (await questions.nth(2).boundingBox()) ?? { x: 0, y: 0 };
  const clip = { x, y: Math.round(y), width: 350, height: 45 };
  await expect(page).toHaveScreenshot('question.png', { ...tolerant, clip });
});
