import type { Locator } from '@playwright/test';
import { footer } from '../../e2e/support/shell.ts';
import { content, expect, hydrated, open, test } from '../../e2e/support/test.ts';

const { site, navigation, interface: words } = content;

test('the chat button stays in the window at any width and covers nothing', async ({ page }) => {
  await open(page, '/ae/services/web-development-company-in-dubai');
  const chat = page.getByRole('banner').getByRole('link', { name: site.chat.label });
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [0, 1200, 100_000]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(chat).toBeInViewport({ ratio: 1 });
    }
    const overlaps = await chat.evaluate((link) => {
      // On phones it is in the bottom bar of a landing page, beside that bar's links.
      const row = [...document.querySelectorAll('header :is(a, button), nav:has(> a[href="#callback"]) a')];
      const at = link.getBoundingClientRect();
      const others = row.filter((other) => other !== link && other.checkVisibility());
      return others.filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < at.right && right > at.left && top < at.bottom && bottom > at.top && right > left;
      }).length;
    });
    expect(overlaps, `${width} px`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('the footer', () => {
  test('on the first page', async ({ page }) => {
    await open(page, '/');
    await test.step('leaves the chat to one button, which opens it without a text in a new tab', async () => {
      const chat = page.getByRole('link', { name: site.chat.label });
      await expect(chat).toHaveCount(1);
      await expect(chat).toHaveAttribute('href', 'https://wa.me/971500000000');
      await expect(chat).toHaveAttribute('target', '_blank');
    });
    await test.step('has social links in new tabs, tel and mailto', async () => {
      for (const { label, href } of site.social) {
        const link = footer(page).getByRole('link', {
          name: `${label} (${words.opensInNewTab})`,
          exact: true,
        });
        await expect(link).toHaveAttribute('href', href.written);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
      expect(site.social.map(({ label }) => label)).toEqual(['LinkedIn', 'Facebook', 'Instagram', 'X']);
      for (const { phone } of site.offices)
        await expect(footer(page).getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      );
    });
    await test.step('leads to all nine services, every landing page, Clients and the legal pages', async () => {
      const hrefs = await footer(page)
        .getByRole('link')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
      expect(hrefs.filter((href) => /^\/services\/[a-z]+(-[a-z]+)?$/.test(href ?? ''))).toHaveLength(9);
      expect(hrefs.filter((href) => /(company|agency)-in-/.test(href ?? ''))).toHaveLength(15);
      expect(hrefs).toEqual(
        expect.arrayContaining(['/clients', '/Privacy', '/TermsAndConditions', '/contact']),
      );
    });
    await test.step('says © 2025', async () => {
      await expect(footer(page)).toContainText('© 2025');
    });
    await test.step('lists services by places, with an empty cell where there is no page', async () => {
      const row = footer(page).getByRole('row', { name: 'Web development company' });
      await expect(row.getByRole('cell')).toHaveText(['', 'in Dubai', 'in Sharjah', 'in Abu Dhabi']);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(row).toBeHidden();
      await expect(footer(page).locator('details')).toHaveCount(5);
    });
    await test.step('is at most 300 px high below the harbour, 600 px on a phone', async () => {
      for (const [width, most] of [
        [1440, 300],
        [390, 600],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const height = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? NaN;
        const room = async () =>
          (await height(footer(page))) - (await height(footer(page).getByRole('region')));
        await expect.poll(room, `${width} px`).toBeLessThanOrEqual(most);
      }
    });
  });

  test('shows partners by View More and View Less on large screens, all of them on small ones', async ({
    page,
  }) => {
    const clients = navigation.footer.partners?.clients ?? [];
    await open(page, '/');
    const partners = footer(page)
      .locator('li')
      .filter({ has: page.locator('img') });
    const visible = partners.filter({ visible: true });
    const more = footer(page).getByRole('button', { name: 'View More' });
    await expect(visible).toHaveCount(6);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(visible).toHaveCount(clients.length);
    await footer(page).getByRole('button', { name: 'View Less' }).click();
    await expect(visible).toHaveCount(6);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(visible).toHaveCount(clients.length);
    await expect(more).toBeHidden();
  });
});

test.describe('the harbour', () => {
  test("stands in the light of the visitor's hour before anything is painted", async ({ page }) => {
    for (const [hour, shown] of [
      [4, 'night'],
      [5, 'dawn'],
      [8, 'noon'],
      [17, 'dusk'],
      [19, 'night'],
    ] as const) {
      await page.clock.setFixedTime(new Date(2026, 10, 23, hour));
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-hour', shown);
    }
  });

  test('has the short form where the page has none of its own', async ({ page }) => {
    for (const [path, forms] of [
      ['/about', 1],
      ['/contact', 1],
      ['/thank-you', 0],
    ] as const) {
      await open(page, path);
      await expect(page.locator('input[name="form"][value="contact"]'), path).toHaveCount(forms);
    }
    await open(page, '/about');
    const form = footer(page).locator('form');
    await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      await expect(form.getByLabel(label)).toHaveJSProperty('required', label !== 'Message');
  });
});

test('the motion switch stops everything and is remembered', async ({ page }) => {
  await open(page, '/');
  const root = page.locator('html');
  await footer(page).getByRole('button', { name: words.motion.stop }).click();
  await expect(root).toHaveAttribute('data-motion', 'off');
  await page.reload();
  await expect(root).toHaveAttribute('data-motion', 'off');
  await hydrated(footer(page));
  const start = footer(page).getByRole('button', { name: words.motion.start });
  await expect(start).toBeVisible();
  await page.goto('/contact');
  await expect(root).toHaveAttribute('data-motion', 'off');
  await footer(page).getByRole('button', { name: words.motion.start }).click();
  await expect(root).toHaveAttribute('data-motion', 'on');
});
