import type { Page } from '@playwright/test';
import { wakeSections } from '../../e2e/support/templates.ts';
import { allow, content, expect, hydrated, open, style, test } from '../../e2e/support/test.ts';

const overview = [
  'social-media',
  'performance',
  'seo',
  'influencer-marketing',
  'web-development',
  'production',
  'branding',
];
async function top(page: Page, id: string): Promise<number> {
  return (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
}

test.describe('the services overview', () => {
  test('alternates the side of the picture on large screens only', async ({ page }) => {
    await open(page, '/services');
    for (const [width, sides] of [
      [1440, [false, true]],
      [1024, [false, true]],
      [1023, [true, true]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page
        .locator('main article > picture')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().left < 1));
      expect(starts.slice(0, overview.length), `${width} px`).toEqual(
        overview.map((_, index) => sides[index % 2]),
      );
    }
  });

  test('shows three services of a block below 1024 px until all are asked for, and all from there', async ({
    page,
  }) => {
    await open(page, '/services');
    for (const [width, all] of [
      [1023, false],
      [1024, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, key] of overview.entries())
        await expect(
          page
            .locator('main article')
            .nth(index)
            .getByRole('listitem')
            .filter({ hasNot: page.locator('summary'), visible: true }),
        ).toHaveCount(all ? (content.services.get(key)?.overview?.services.length ?? 0) : 3);
    }
    const block = page.locator('main article').first();
    const showAll = block.locator('summary');
    await expect(showAll).toHaveText(/^Show all/);
    await showAll.click();
    await expect(showAll).toBeHidden();
    await expect(block.getByRole('listitem').filter({ visible: true })).toHaveText(
      content.services.get('social-media')?.overview?.services ?? [],
    );
    await expect(page.locator('main article').nth(1).locator('summary')).toBeVisible();
  });

  test('scrolls to the block that the address names, however it is written', async ({ page }) => {
    for (const [hash, id] of [
      ['#PERFORMANCE%20MARKETING', 'performance-marketing'],
      ['#PERFORMANCE MARKETING', 'performance-marketing'],
      ['#performance-marketing', 'performance-marketing'],
      ['#Web%20Development%20%26%20UI%2FUX', 'web-development-ui-ux'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/services${hash}`);
      await expect.poll(() => top(page, id), hash).toBeLessThan(200);
      await expect.poll(() => top(page, id), hash).toBeGreaterThan(0);
    }
  });

  test('waits 100 ms before it scrolls', async ({ page }) => {
    await page.clock.install();
    await open(page, '/services');
    // Fragment handling needs hydrated sections.
    await wakeSections(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = function (options) {
        document.title = `${this.id} ${typeof options === 'object' ? options.behavior : ''}`;
      };
      location.hash = 'PRODUCTION';
    });
    await page.clock.runFor(99);
    await expect(page).not.toHaveTitle('production smooth');
    await page.clock.runFor(1);
    await expect(page).toHaveTitle('production smooth');
  });
});

test.describe('a service', () => {
  test('shows three offerings below 768 px until all are asked for by the keyboard, which goes on at the first of them', async ({
    page,
  }) => {
    await open(page, '/services/seo');
    const cards = page
      .locator('main li')
      .filter({ has: page.getByRole('link', { name: /^Let’s talk/ }), visible: true });
    const all = content.services.get('seo')?.offerings.length ?? 0;
    for (const [width, count] of [
      [1440, all],
      [767, 3],
      [768, all],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cards, `${width} px`).toHaveCount(count);
    }
    const links = page.locator('main li').getByRole('link', { name: /^Let’s talk/ });
    const showAll = page.getByText('Show all');
    await hydrated(showAll);
    await links.nth(2).focus();
    await page.keyboard.press('Tab');
    await expect(showAll).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showAll).toBeHidden();
    await expect(links.filter({ visible: true })).toHaveCount(all);
    const fourth = content.services.get('seo')?.offerings[3]?.title ?? '';
    await expect(
      page.locator('main li').filter({ hasText: fourth, has: page.getByRole('link') }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(3)).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

    test('shows all offerings when asked to', async ({ page }) => {
      await page.goto('/services/seo');
      const links = page.locator('main li').getByRole('link', { name: /^Let’s talk/ });
      await expect(links.nth(3)).toBeHidden();
      await page.getByText('Show all').click();
      await expect(links.nth(3)).toBeVisible();
    });
  });

  test('has a dark hero', async ({ page }) => {
    await open(page, '/services/seo');
    const ground = await style(page.locator('main section').first(), 'background-color');
    for (const channel of ground.match(/\d+/g) ?? ['255']) expect(Number(channel)).toBeLessThan(64);
  });
});

for (const [path, heading] of [
  ['/services/nothing-here', 'Service not found!'],
  ['/works/nothing-here', 'Service not found'],
  ['/nothing/here', 'Page not found'],
] as const)
  test(`${path} answers 404 and says ${heading}`, async ({ page, noise }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page.getByRole('banner'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // An internal link there does the same.
    await open(page, '/contact');
    const inside = page.locator('main a[href^="/"]').first();
    await inside.evaluate((node, href) => node.setAttribute('href', href), path);
    await inside.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(page.getByRole('banner'));
    await expect(page.locator('main').getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    for (const link of ['Home', 'Contact Us'])
      await expect(page.locator('main').getByRole('link', { name: link, exact: true }).first()).toBeVisible();
    // The browser logs the status of the page itself.
    allow(noise, /status of 404/);
  });
