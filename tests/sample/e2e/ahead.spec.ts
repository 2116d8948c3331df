import type { Locator, Page } from '@playwright/test';
import { footer, header } from '../../e2e/support/shell.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

const headings = (page: Page): Locator => page.locator('main h1');
const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name, exact: true });

/** Waits until nothing is fetched, and nothing is left to draw. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

test('a page whose link is pointed at is drawn, unseen, and shown by the click', async ({ page }) => {
  await open(page, '/');
  await link(page, 'Works').hover();
  await expect(headings(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await headings(page)
    .nth(1)
    .evaluate((heading) => heading.toggleAttribute('data-drawn-ahead', true));
  await link(page, 'Works').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-drawn-ahead');
  await expect(headings(page)).toHaveCount(1);
});

test('only the page that was pointed at last is drawn', async ({ page }) => {
  await open(page, '/');
  await link(page, 'Works').hover();
  await expect(headings(page)).toHaveCount(2);
  const works = await headings(page).nth(1).textContent();
  await link(page, 'Careers').hover();
  await expect(headings(page).nth(1)).not.toHaveText(works ?? '');
  await expect(headings(page)).toHaveCount(2);
});

test('Back to a page that was drawn ahead finds its place', async ({ page }) => {
  await open(page, '/');
  const toContact = footer(page).getByRole('link', { name: 'Contact Us' });
  await toContact.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  await toContact.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A smooth scroll that is under way would move the place that is restored.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await header(page).getByRole('link').first().hover();
  await expect(headings(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - from)).toBeLessThan(3);
});

test('a link that Tab passes has no page drawn', async ({ page }) => {
  await open(page, '/');
  const fetched = page.waitForResponse(/pages\/works\.json/);
  await link(page, 'Works').focus();
  await fetched;
  await atRest(page);
  await expect(headings(page)).toHaveCount(1);
});

test('who asked for less data gets no page drawn ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  await link(page, 'Works').hover();
  await atRest(page);
  await expect(headings(page)).toHaveCount(1);
  await link(page, 'Works').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page that cannot be drawn ahead takes nothing along', async ({ page, noise }) => {
  await page.route(/pages\/works\.json/, async (route) => {
    const response = await route.fetch();
    const works = (await response.json()) as { sections: { type: string }[] };
    await route.fulfill({ json: { ...works, sections: works.sections.map(({ type }) => ({ type })) } });
  });
  await open(page, '/');
  await link(page, 'Works').hover();
  await atRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(headings(page)).toHaveCount(1);
  await link(page, 'Careers').hover();
  await expect(headings(page)).toHaveCount(2);
  await link(page, 'Works').click();
  await expect(page.getByRole('heading', { name: content.interface.failure.heading })).toBeVisible();
  noise.length = 0;
});
