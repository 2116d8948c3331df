import type { Locator, Page } from '@playwright/test';
import { web } from '../../e2e/support/landing.ts';
import { footer, header } from '../../e2e/support/shell.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

const { interface: words } = content;

/** Records how the page was asked to scroll. */
async function noteScrolls(page: Page): Promise<() => Promise<(string | undefined)[]>> {
  await page.addInitScript(() => {
    const asked: (string | undefined)[] = [];
    const scroll = window.scrollTo.bind(window);
    Object.assign(window, {
      asked,
      scrollTo: (...to: [ScrollToOptions] | [number, number]) => {
        const [options] = to;
        if (typeof options === 'object') {
          asked.push(options.behavior);
          scroll(options);
        } else scroll(options, to[1] ?? 0);
      },
    });
  });
  return () => page.evaluate(() => ('asked' in window && Array.isArray(window.asked) ? window.asked : []));
}

test.describe('a path change', () => {
  test('by a link is announced, scrolls smoothly to the top and focuses the heading; so is Back, which restores the place', async ({
    page,
  }) => {
    const asked = await noteScrolls(page);
    await open(page, '/');
    const link = footer(page).getByRole('link', { name: 'Contact', exact: true });
    await link.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    expect(from).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const announced = (key: string): Locator =>
      page.locator('[aria-live=polite]').filter({ hasText: content.pages.get(key)?.meta.title ?? 'none' });
    await expect(announced('contact')).toHaveCount(1);
    expect((await asked()).at(-1)).toBe('smooth');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(announced('index')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - from)).toBeLessThan(3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Let’s Connect' })).toBeFocused();
    expect((await asked()).at(-1), 'under reduced motion').toBe('instant');
  });
});

test('Back finds the middle of a long page as high in the window as it was left', async ({ page }) => {
  await open(page, web);
  const sections = page.locator('main > section');
  const middle = sections.nth(Math.floor((await sections.count()) / 2));
  const top = (): Promise<number> => middle.evaluate((section) => section.getBoundingClientRect().top);
  await middle.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  const left = await top();
  await header(page).getByRole('link', { name: 'Works', exact: true }).click();
  await expect(page).toHaveTitle(content.pages.get('works')?.meta.title ?? 'none');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);
});

test('a link to the page one is on scrolls to its top and is no second entry of the history', async ({
  page,
}) => {
  const asked = await noteScrolls(page);
  await open(page, '/about');
  const works = header(page).getByRole('link', { name: 'Works' });
  await works.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await footer(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const before = (await asked()).length;
    await works.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect((await asked()).slice(before)).toEqual([behavior]);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the skip link leads past the header, a link far down to its page without loading a document, and others stay with the browser', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const tab = context.waitForEvent('page');
  await header(page)
    .getByRole('link', { name: 'Careers' })
    .click({ modifiers: ['Control'] });
  await expect(await tab, 'with a key held').toHaveURL('/career');
  await expect(page).toHaveURL(/\/(#content)?$/);

  await page.evaluate(() => Object.assign(window, { before: true }));
  const link = page.getByRole('main').getByRole('link', { name: 'View All Blogs' });
  await link.evaluate((node: HTMLElement) => node.click());
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'before' in window)).toBe(true);

  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<a id="file" href="/robots.txt">File</a>');
    document.querySelector<HTMLElement>('#file')?.click();
  });
  await expect(page, 'to a file').toHaveURL('/robots.txt');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
});
