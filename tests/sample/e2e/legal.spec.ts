import type { Locator, Page } from '@playwright/test';
import { content, expect, hydrated, inView, open, style, test } from '../../e2e/support/test.ts';
import { onPages } from '../build/quoted.ts';

/** Number of sections per page; its quoted strings begin with their headings, in this order. */
const sections = { '/Privacy': 7, '/TermsAndConditions': 13 };
const contents = (page: Page): Locator =>
  page.getByRole('navigation', { name: content.templates.legal.contents });

for (const [path, count] of Object.entries(sections))
  test(`${path} has its ${count} sections with links that stick from 768 px`, async ({ page }) => {
    await open(page, path);
    const names = [...(onPages[path] ?? []).slice(0, count)];
    await expect(page.locator('main section[id] > h2')).toHaveText(names);
    await expect(contents(page).getByRole('link')).toHaveText(names);
    for (const [width, position] of [
      [768, 'sticky'],
      [767, 'static'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await style(contents(page), 'position')).toBe(position);
    }
  });

test('the link of the section being read is marked, and none above the first', async ({ page }) => {
  await open(page, '/Privacy');
  await hydrated(contents(page));
  await contents(page).getByRole('link', { name: 'Data Security' }).click();
  await expect(contents(page).getByRole('link', { name: 'Data Security' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(await inView(page.getByRole('heading', { name: 'Data Security' }))).toBe(true);
  const marked = contents(page).locator('[aria-current]').filter({ visible: true });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(marked).toHaveText('Contact Us');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});
