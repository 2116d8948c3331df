import { violations } from '../../e2e/support/axe.ts';
import { digital, performance, ready, seo } from '../../e2e/support/landing.ts';
import { content, expect, test } from '../../e2e/support/test.ts';

test.describe('case-study tabs', () => {
  const labels = [
    'Performance Marketing',
    'SEO',
    'PR & Communication',
    'Social Media',
    'Branding',
    'Creative Strategy',
    'Web Development',
  ];

  test('are seven, the first chosen; arrows, Home and End choose at once', async ({ page }) => {
    const found = await ready(page, digital, 'Our Case Studies');
    await expect(found.getByRole('tab')).toHaveText(labels);
    await expect(found.getByRole('tab', { selected: true })).toHaveText('Performance Marketing');
    await expect(found.getByText('We fuel the growth of purpose driven brands through')).toBeVisible();
    // In the Emirates, a local case is the first of its tab.
    for (const [label, market] of [
      ['Social Media', 'Dubai'],
      ['Branding', 'Abu Dhabi'],
      ['Web Development', 'UAE'],
    ] as const) {
      await found.getByRole('tab', { name: label, exact: true }).click();
      await expect(found.getByRole('tabpanel').filter({ visible: true }).locator('li').first()).toContainText(
        `, ${market}, 20`,
      );
    }
    const chosen = found.getByRole('tab', { selected: true });
    await chosen.focus();
    for (const [key, label] of [
      ['ArrowRight', 'Performance Marketing'],
      ['ArrowRight', 'SEO'],
      ['End', 'Web Development'],
      ['Home', 'Performance Marketing'],
      ['ArrowLeft', 'Web Development'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toHaveText(label);
      await expect(chosen).toBeFocused();
    }
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveText('Creative Strategy');
    await page.keyboard.press('ArrowLeft');
    await expect(chosen).toHaveText('Web Development');
    await expect(found.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(found.getByRole('tabpanel').filter({ visible: true })).toBeFocused();
  });

  test('a click changes the list; its first case is enlarged', async ({ page }) => {
    // Seven tabs, and axe on the last.
    test.slow();
    const found = await ready(page, '/digital-marketing-agency-in-kerala', 'Our Case Studies');
    for (const [index, label] of labels.entries()) {
      await found.getByRole('tab', { name: label, exact: true }).click();
      const panel = found.getByRole('tabpanel').filter({ visible: true });
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading').first()).toHaveText(
        content.cases.tabs[index]?.cases[0]?.title ?? '',
      );
      const widths = await panel
        .locator('li:has(h3)')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
      for (const other of widths.slice(1)) expect(widths[0]).toBeGreaterThan(other * 1.25);
    }
    expect(await violations(page, { within: 'section:has(> * [role=tablist])' })).toEqual([]);
  });
});

const services = ['SEO', 'Performance Marketing', 'Social Media', 'Web Development', 'Branding'];

for (const [path, orientation, key] of [
  [performance, 'vertical', 'ArrowDown'],
  [digital, 'horizontal', 'ArrowRight'],
] as const)
  test(`the services of ${path} are a ${orientation} choice that begins with SEO`, async ({ page }) => {
    const found = await ready(page, path, 'What We Have for You');
    const chosen = found.getByRole('tab', { selected: true });
    await expect(found.getByRole('tab')).toHaveText(services);
    await expect(found.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
    await expect(chosen).toHaveText('SEO');
    await chosen.focus();
    await page.keyboard.press(key);
    await expect(chosen).toHaveText('Performance Marketing');
    await found.getByRole('tab', { name: 'Branding' }).click();
    await expect(found.getByRole('tabpanel').filter({ visible: true })).toContainText(
      'A name, a mark and a way of speaking',
    );
    if (orientation === 'vertical') return;
    // Below a coast the names are one large text, and the picture reaches the edge of the page.
    const picture = found.getByRole('tabpanel').filter({ visible: true }).locator('img');
    await expect
      .poll(() => picture.evaluate((img) => img.getBoundingClientRect().right))
      .toBeGreaterThanOrEqual(1440);
  });

test('the toolkit begins with On-Page SEO; a click takes another', async ({ page }) => {
  const found = await ready(page, seo, 'Our SEO Toolkit');
  await expect(found.getByRole('tab', { selected: true })).toHaveText('On-Page SEO');
  await found.getByRole('tab', { name: 'Technical SEO' }).click();
  await expect(found.getByRole('tabpanel').filter({ visible: true })).toContainText('hreflang');
});
