import type { Locator, Page } from '@playwright/test';
import { allow, content, expect, hydrated, open, press, test } from '../../e2e/support/test.ts';

const { categories, works } = content.works;
const labels = [
  'All Works',
  'Social Media',
  'Performance Marketing',
  'Seo',
  'Influencer Marketing',
  'Web Development & UI/UX',
  'Production',
  'Branding & Creative',
];

const list = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories' });
const cards = (page: Page): Locator =>
  page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });

function headingOf(id: number): string {
  return categories.find((category) => category.id === id)?.heading ?? '';
}

function worksOf(id: number): number {
  return works.filter((work) => work.category === id).length;
}

async function openWorks(page: Page, query = ''): Promise<void> {
  await open(page, `/works${query}`);
  await hydrated(list(page).getByRole('link').first());
}

test('has eight categories, each of which changes the heading and narrows the grid of 24 works or more', async ({
  page,
  request,
}) => {
  const loaded = page.waitForResponse('**/data/works.json');
  await openWorks(page);
  await test.step('loads its works from a static file', async () => {
    expect((await loaded).ok()).toBe(true);
    const items = (await (await request.get('/data/works.json')).json()) as object[];
    expect(items).toHaveLength(works.length);
    for (const item of items)
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining(['id', 'categoryId', 'image', 'heading', 'description']),
      );
  });
  await expect(list(page).getByRole('link')).toHaveText(labels);
  expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(1));
  await expect(cards(page)).toHaveCount(works.length);
  expect(works.length).toBeGreaterThanOrEqual(24);
  // Every story is linked from a work; works without one lead to their service.
  const hrefs = await page
    .locator('main li a[href^="/works/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs)).toEqual(new Set([...content.stories.keys()].map((key) => `/works/${key}`)));
  await expect(page.locator('main a[href="#"]')).toHaveCount(0);
  await expect(cards(page).filter({ hasNot: page.locator('a[href^="/works/"]') })).toHaveCount(
    works.filter(({ story }) => !story).length,
  );
  for (const [index, label] of labels.entries()) {
    await press(list(page).getByRole('link', { name: label }), index % 2 === 0 ? 'click' : 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(index + 1));
    await expect(cards(page)).toHaveCount(index === 0 ? works.length : worksOf(index + 1));
    await expect(list(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
  }
});

test('draws the results of four works as figures that can be read', async ({ page }) => {
  await openWorks(page);
  for (const figure of ['2,700', '1,000', 'ten million', '2 million'])
    await expect(cards(page).getByRole('img', { name: figure, exact: true })).toBeVisible();
});

test('the choice is in the address and survives reload and Back', async ({ page }) => {
  await openWorks(page);
  await list(page).getByRole('link', { name: 'Seo' }).click();
  await expect(page).toHaveURL(/\/works\?category=4$/);
  await list(page).getByRole('link', { name: 'Production' }).click();
  await expect(page).toHaveURL(/\/works\?category=7$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(7));
  await expect(cards(page)).toHaveCount(worksOf(7));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(4));
  await expect(cards(page)).toHaveCount(worksOf(4));
});

test('scrolls smoothly to 150 px above the grid after 100 ms', async ({ page }) => {
  await page.clock.install();
  await openWorks(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    window.scrollTo = ((options: ScrollToOptions) => {
      document.title = `${Math.round(options.top ?? 0)} ${options.behavior}`;
    }) as typeof window.scrollTo;
  });
  const before = await page.title();
  await list(page).getByRole('link', { name: 'Social Media' }).click();
  await expect(cards(page)).toHaveCount(worksOf(2));
  await page.clock.runFor(99);
  await expect(page).toHaveTitle(before);
  await page.clock.runFor(1);
  const top = await page
    .locator('#all-works')
    .evaluate((grid) => Math.round(grid.getBoundingClientRect().top + scrollY - 150));
  await expect(page).toHaveTitle(`${top} smooth`);
});

test('the grid stops 150 px below the top, also where the chosen name wraps', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openWorks(page);
    await list(page).getByRole('link', { name: 'Web Development & UI/UX' }).click();
    await expect(cards(page)).toHaveCount(worksOf(6));
    const top = (): Promise<number> =>
      page.locator('#all-works').evaluate((grid) => Math.round(grid.getBoundingClientRect().top));
    await expect.poll(top, `${width} px`).toBe(150);
  }
});

test('on small screens heading, chosen category and count stay in sight above the grid', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await openWorks(page);
    // The longest heading and the longest name.
    for (const id of [3, 6]) {
      const label = labels[id - 1] ?? '';
      await list(page).getByRole('link', { name: label }).click();
      const grid = page.locator('#all-works');
      await expect
        .poll(() => grid.evaluate((node) => Math.round(node.getBoundingClientRect().top)), `${width} px`)
        .toBe(150);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(headingOf(id));
      const bar = page.locator('div').filter({ has: heading }).last();
      await expect(bar).toContainText(label);
      await expect(bar.getByRole('status')).toHaveText(`${worksOf(id)} works`);
      const box = await bar.boundingBox();
      expect(box?.y, `${width} px`).toBeGreaterThanOrEqual(52);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(150);
    }
  }
});

test('a phone shows eleven works until all are asked for, stories first, and goes on at the twelfth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWorks(page);
  const seen = cards(page).filter({ visible: true });
  await expect(seen).toHaveCount(11);
  await expect(seen.getByRole('link')).toHaveCount(11);
  const showAll = page.getByRole('main').getByText('Show all');
  await showAll.focus();
  await page.keyboard.press('Enter');
  await expect(seen).toHaveCount(works.length);
  await expect(showAll).toBeHidden();
  await expect(
    cards(page)
      .filter({ has: page.getByRole('link') })
      .nth(11),
  ).toBeFocused();
});

test('the counts lead to their works, also to those that a phone does not show yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWorks(page);
  await page.getByRole('link', { name: /^Studies/ }).click();
  await expect(page.getByRole('heading', { name: /^Studies/ })).toBeInViewport();
});

test('Back to all works on a phone is Back to the work that was left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await openWorks(page);
  await page.getByRole('main').getByText('Show all').click();
  const last = page.locator('main li a[href^="/works/"]').last();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headingOf(1));
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('keeps the prerendered grid, filters it, and logs the failure when the file cannot be had', async ({
  page,
  noise,
}) => {
  await page.route('**/data/works.json', (route) => route.abort());
  await openWorks(page);
  await expect.poll(() => noise.length).toBeGreaterThan(0);
  allow(noise, /works\.json|Failed to fetch/);
  await expect(cards(page)).toHaveCount(works.length);
  await list(page).getByRole('link', { name: 'Seo' }).click();
  await expect(cards(page)).toHaveCount(worksOf(4));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all works in groups to which the categories lead', async ({ page }) => {
    await page.goto('/works?category=4');
    await expect(cards(page)).toHaveCount(works.length);
    await expect(page.locator('main h2')).toHaveText(labels.slice(1));
    await expect(list(page).getByRole('link')).toHaveText(labels);
    for (const link of await list(page).getByRole('link').all())
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
  });
});
