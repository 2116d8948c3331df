import type { Page } from '@playwright/test';
import { elsewhere } from './support/shell.ts';
import { hasSection, templates } from './support/templates.ts';
import { content, expect, test } from './support/test.ts';

const words = content.interface;

test.use({ javaScriptEnabled: false, viewport: { width: 1920, height: 900 } });

/** Text in the page's HTML that is not visible. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: { text: string; where: string }[] = [];
    const read = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent || !node.textContent?.trim()) continue;
      // Buttons that need script are hidden, and tab labels are shown with their panels. A closed question opens
      // without script, and a status line is still empty.
      if (parent.closest('script, style, noscript, button, [aria-hidden=true], details:not([open]), dialog'))
        continue;
      const text = node.textContent.trim();
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) read.add(text);
      else found.push({ text, where: parent.tagName });
    }
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
    const seen = plain(main instanceof HTMLElement ? main.innerText : '');
    // Text that exists twice, for wide and narrow viewports, is counted where it is visible; so is a preview of it,
    // its first sentences or what ends in an ellipsis.
    return found
      .filter(
        ({ text }) =>
          !read.has(text) && !(/[.?!…]$/.test(text) && seen.includes(plain(text.replace(/…$/, '')))),
      )
      .map(({ text, where }) => `${where} ${text.slice(0, 60)}`);
  });
}

/** Rows whose overflow cannot be scrolled. */
function outOfReach(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
      .filter((slide) => {
        const row = slide.parentElement?.parentElement;
        return row && row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).overflowX !== 'auto';
      })
      .map((slide) => slide.getAttribute('aria-label') ?? ''),
  );
}

for (const path of templates)
  test(`${path} is whole without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A wide and a narrow viewport may each hide text, but not the same text.
    const wide = await unreadable(page);
    await page.setViewportSize({ width: 390, height: 800 });
    const narrow = new Set(await unreadable(page));
    expect
      .soft(
        wide.filter((text) => narrow.has(text)),
        'words that no window shows',
      )
      .toEqual([]);
    expect.soft(await outOfReach(page), 'slides out of reach').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'width').toBeLessThanOrEqual(390);

    // Pictures load when scrolled into view; one that never loads has a broken URL.
    const broken = await page.locator('main img').evaluateAll(async (images) => {
      const shown = images.filter((image) => image instanceof HTMLImageElement && image.checkVisibility());
      const checked = await Promise.all(
        shown.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return '';
          image.loading = 'eager';
          await image.decode().catch(() => undefined);
          return image.naturalWidth > 0 ? '' : image.src;
        }),
      );
      return checked.filter(Boolean);
    });
    expect.soft(broken, 'pictures').toEqual([]);

    const forms = page.locator('main form');
    if (hasSection(path, 'audit-form', 'contact-form', 'ending')) await expect.soft(forms).not.toHaveCount(0);
    for (const form of await forms.all()) {
      await expect.soft(form).toHaveAttribute('method', 'post');
      await expect.soft(form).toHaveAttribute('action', /^\/api\/submit/);
      await expect.soft(form.locator('button[type=submit]')).toBeVisible();
    }
    const questions = page.locator('main details[name]:not([open]) > summary');
    if ((await questions.count()) > 0) {
      await questions.first().click();
      await expect.soft(page.locator('main details[name][open]').first().locator('p').first()).toBeVisible();
    }
    await expect(page.locator('main [role=tablist]').filter({ visible: true })).toHaveCount(0);
    const panels = page.locator('main [role=tabpanel]').filter({ visible: true });
    const tabs = page.locator('main [role=tab]');
    if (hasSection(path, 'case-columns', 'case-tabs', 'service-panels', 'service-selector', 'toolkit'))
      await expect.soft(tabs).not.toHaveCount(0);
    for (const tab of await tabs.allTextContents())
      await expect.soft(panels.getByText(tab.trim(), { exact: true }).first()).toBeVisible();
  });

test('the menu opens by its three bars, leads on, and closes by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const menu = page.getByRole('dialog', { name: words.menu.label });
  await page.getByRole('button', { name: words.menu.open }).click();
  await menu.getByRole('button', { name: words.menu.close }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: words.menu.open }).click();
  await menu.getByRole('link', { name: elsewhere.label, exact: true }).click();
  await expect(page).toHaveURL(elsewhere.path);
});
