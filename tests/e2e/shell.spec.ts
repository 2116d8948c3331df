import { expect, hydrated, open, style, test, content } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';

const { site, navigation, interface: words } = content;
const links = navigation.header.map(({ label }) => label);

const header = (page: Page): Locator => page.getByRole('banner');
const footer = (page: Page): Locator => page.getByRole('contentinfo');
const logo = (page: Page): Locator =>
  header(page).getByRole('link', { name: words.homeLink }).locator('span').first();
const menuButton = (page: Page): Locator => page.getByRole('button', { name: words.menu.open });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: words.menu.label });

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

async function openMenu(page: Page): Promise<void> {
  await open(page, '/');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test.describe('the header', () => {
  test('shrinks by scroll / 200 px, clamped between 0.175 and 1', async ({ page }) => {
    await open(page, '/');
    for (const [scroll, scale] of [
      [0, 0.175],
      [20, 0.175],
      [35, 0.175],
      [36, 0.18],
      [100, 0.5],
      [150, 0.75],
      [200, 1],
      [900, 1],
      [0, 0.175],
    ] as const) {
      await scrollTo(page, scroll);
      await expect
        .poll(async () => Number(await style(header(page), '--header-scale')), { message: `at ${scroll} px` })
        .toBeCloseTo(scale, 5);
    }
  });

  for (const [width, height] of [
    [1440, 66],
    [1024, 66],
    [1023, 50],
    [768, 50],
    [767, 30],
    [390, 30],
  ] as const)
    test(`has a logo of ${height} px at ${width} px, and 55% of it when shrunk`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const measured = async (): Promise<number> => (await logo(page).boundingBox())?.height ?? 0;
      await expect.poll(measured).toBeCloseTo(height, 0);
      const spacious = (await header(page).boundingBox())?.height ?? 0;
      await scrollTo(page, 400);
      await expect.poll(measured).toBeCloseTo(height * 0.55, 0);
      expect((await header(page).boundingBox())?.height).toBeLessThan(spacious);
    });

  test('stays at the top, dark', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1500);
    expect(await style(header(page), 'position')).toBe('fixed');
    expect((await header(page).boundingBox())?.y).toBe(0);
    expect(await style(header(page), 'background-color')).toBe('rgb(7, 12, 22)');
  });

  test('has its links and Contact Us', async ({ page }) => {
    await open(page, '/');
    expect(links).toEqual(['Home', 'Services', 'Works', 'Awards', 'Our Story', 'Blogs', 'Careers']);
    const shown = header(page).getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(shown).toHaveText(links);
    await expect(header(page).getByRole('link', { name: 'Our Story' })).toHaveAttribute('href', '/about');
    await expect(header(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  test('hides Blogs below 1280 px and all links below 1024 px', async ({ page }) => {
    await open(page, '/');
    const blogs = header(page).getByRole('link', { name: 'Blogs' });
    const works = header(page).getByRole('link', { name: 'Works' });
    for (const [width, all, others] of [
      [1280, true, true],
      [1279, false, true],
      [1024, false, true],
      [1023, false, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(blogs, `Blogs at ${width}`).toBeVisible({ visible: all });
      await expect(works, `Works at ${width}`).toBeVisible({ visible: others });
      await expect(menuButton(page), `three bars at ${width}`).toBeVisible({ visible: !others });
    }
  });

  test('makes the link of the page shown bold', async ({ page }) => {
    await open(page, '/');
    const home = header(page).getByRole('link', { name: 'Home', exact: true });
    expect(await style(home, 'font-weight')).toBe('700');
    await expect(home).toHaveAttribute('aria-current', 'page');
    expect(await style(header(page).getByRole('link', { name: 'Services' }), 'font-weight')).toBe('400');
    await page.goto('/services/seo');
    expect(await style(header(page).getByRole('link', { name: 'Services' }), 'font-weight')).toBe('700');
    expect(await style(header(page).getByRole('link', { name: 'Home', exact: true }), 'font-weight')).toBe(
      '400',
    );
  });
});

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('has every link, Blogs too, and Contact Us', async ({ page }) => {
    await openMenu(page);
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText(links);
    await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  test('fills the screen and slides in within 300 to 500 ms', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    const slide = await menu(page).evaluate((dialog) =>
      dialog
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSTransition && animation.transitionProperty === 'translate'
            ? [Number(animation.effect?.getTiming().duration)]
            : [],
        ),
    );
    expect(slide).toHaveLength(1);
    expect(slide[0]).toBeGreaterThanOrEqual(300);
    expect(slide[0]).toBeLessThanOrEqual(500);
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  });

  test('animates its links within 300 to 500 ms', async ({ page }) => {
    await openMenu(page);
    const seconds = parseFloat(
      await style(menu(page).getByRole('link', { name: 'Works' }), 'transition-duration'),
    );
    expect(seconds).toBeGreaterThanOrEqual(0.3);
    expect(seconds).toBeLessThanOrEqual(0.5);
  });

  test('locks the page behind it, and lets it scroll again', async ({ page }) => {
    await openMenu(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 600);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('closes by Escape and gives focus back', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes by its button', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: words.menu.close }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes by any link, to another page or to this one', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes by widening the window to 1024 px', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });

  test('keeps the keyboard inside', async ({ page }) => {
    await openMenu(page);
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the browser itself has focus, as with any dialog of the platform.
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside, `after ${press + 1} presses`).toBe(false);
    }
  });
});

test('the chat button opens the chat without a text, in a new tab', async ({ page }) => {
  await open(page, '/');
  const chat = page.getByRole('link', { name: site.chat.label });
  await expect(chat).toHaveCount(1);
  await expect(chat).toHaveAttribute('href', 'https://wa.me/971500000000');
  await expect(chat).toHaveAttribute('target', '_blank');
  expect(await style(chat, 'position')).toBe('fixed');
});

test.describe('the footer', () => {
  test('has social links in new tabs, tel and mailto', async ({ page }) => {
    await open(page, '/');
    for (const { label, href } of site.social) {
      const link = footer(page).getByRole('link', { name: `${label} (${words.opensInNewTab})`, exact: true });
      await expect(link).toHaveAttribute('href', href.written);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    expect(site.social.map(({ label }) => label)).toEqual(['LinkedIn', 'Facebook', 'Instagram', 'X']);
    await expect(footer(page).getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
  });

  test('leads to all nine services, every landing page, Clients and the legal pages', async ({ page }) => {
    await open(page, '/');
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
    expect(hrefs.filter((href) => /^\/services\/[a-z]+(-[a-z]+)?$/.test(href ?? ''))).toHaveLength(9);
    expect(hrefs.filter((href) => /(company|agency)-in-/.test(href ?? ''))).toHaveLength(15);
    expect(hrefs).toEqual(
      expect.arrayContaining(['/clients', '/Privacy', '/TermsAndConditions', '/contact']),
    );
  });

  test('says © 2025', async ({ page }) => {
    await open(page, '/');
    await expect(footer(page)).toContainText('© 2025');
  });

  test('shows partners by View More and View Less on large screens, all of them on small ones', async ({
    page,
  }) => {
    const { clients } = navigation.footer.partners;
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

test.describe('a path change', () => {
  /** Notes how the page was asked to scroll. */
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

  test('by a link scrolls smoothly to the top and focuses the heading; Back restores the place', async ({
    page,
  }) => {
    const asked = await noteScrolls(page);
    await open(page, '/');
    const link = footer(page).getByRole('link', { name: 'Contact Us' });
    await link.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    expect(from).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await asked()).at(-1)).toBe('smooth');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - from)).toBeLessThan(3);
  });

  test('is announced', async ({ page }) => {
    await open(page, '/');
    await header(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(
      page
        .locator('[aria-live=polite]')
        .filter({ hasText: content.pages.get('contact')?.meta.title ?? 'none' }),
    ).toHaveCount(1);
  });

  test('scrolls at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = await noteScrolls(page);
    await open(page, '/');
    await footer(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "Let's Connect" })).toBeFocused();
    expect((await asked()).at(-1)).toBe('instant');
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
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
