import type { Locator, Page } from '@playwright/test';
import { digital, performance, seo, web } from './support/landing.ts';
import { content, expect, hydrated, open, section, style, test } from './support/test.ts';

async function ready(page: Page, path: string, heading: string, width = 1440): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const found = section(page, heading);
  await found.scrollIntoViewIfNeeded();
  await hydrated(found.locator('button, summary, a').first());
  return found;
}

test.describe('logos', () => {
  const cases = [
    { path: performance, heading: 'They trust us with the budget', before: 1, after: 18, large: 6 },
    { path: web, heading: 'Some of their addresses we built', before: 1, after: 11, large: 1 },
    { path: seo, heading: 'Brands that came aboard', before: 6, after: 18, large: 0 },
  ];
  for (const { path, heading, before, after, large } of cases)
    test(`${heading}: View All and View Less`, async ({ page }) => {
      const found = await ready(page, path, heading);
      const visible = found.locator('li').filter({ visible: true });
      await expect(visible).toHaveCount(before);
      await found.getByRole('button', { name: 'View All' }).click();
      await expect(visible).toHaveCount(after);
      await expect(found.locator('li[data-large]')).toHaveCount(large);
      await found.getByRole('button', { name: 'View Less' }).click();
      await expect(visible).toHaveCount(before);
    });

  test('are a grid from 1024 px on and a carousel of two rows below', async ({ page }) => {
    const found = await ready(page, performance, 'They trust us with the budget', 1024);
    await expect(found.locator('[aria-roledescription=carousel]')).toHaveCount(0);
    await page.setViewportSize({ width: 1023, height: 900 });
    const slides = found.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(9);
    for (const slide of await slides.all()) await expect(slide.locator('img')).toHaveCount(2);
    await expect(found.getByRole('button', { name: 'View All' })).toHaveCount(0);
  });
});

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

  test('are seven, the first chosen; the lead-in is none of them', async ({ page }) => {
    const found = await ready(page, digital, 'Our Case Studies');
    await expect(found.getByRole('tab')).toHaveText(labels);
    await expect(found.getByRole('tab', { selected: true })).toHaveText('Performance Marketing');
    await expect(found.getByText('We fuel the growth of purpose driven brands through')).toBeVisible();
  });

  test('a click changes the list; its first case is enlarged', async ({ page }) => {
    const found = await ready(page, digital, 'Our Case Studies');
    for (const [index, label] of labels.entries()) {
      await found.getByRole('tab', { name: label, exact: true }).click();
      const panel = found.getByRole('tabpanel').filter({ visible: true });
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading').first()).toHaveText(
        content.cases.tabs[index]?.cases[0]?.title ?? '',
      );
      const widths = await panel
        .locator('li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
      for (const other of widths.slice(1)) expect(widths[0]).toBeGreaterThan(other * 1.5);
    }
  });

  test('arrows, Home and End choose at once; the row is one stop', async ({ page }) => {
    const found = await ready(page, digital, 'Our Case Studies');
    const chosen = found.getByRole('tab', { selected: true });
    await chosen.focus();
    for (const [key, label] of [
      ['ArrowRight', 'SEO'],
      ['End', 'Web Development'],
      ['ArrowRight', 'Performance Marketing'],
      ['ArrowLeft', 'Web Development'],
      ['Home', 'Performance Marketing'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toHaveText(label);
      await expect(chosen).toBeFocused();
    }
    await expect(found.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(found.getByRole('tabpanel').filter({ visible: true })).toBeFocused();
  });
});

test('the service selector begins with SEO and goes up and down', async ({ page }) => {
  const found = await ready(page, performance, 'What We Have for You');
  const chosen = found.getByRole('tab', { selected: true });
  await expect(found.getByRole('tab')).toHaveText([
    'SEO',
    'Performance Marketing',
    'Social Media',
    'Web Development',
    'Branding',
  ]);
  await expect(found.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await expect(chosen).toHaveText('SEO');
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Performance Marketing');
  await found.getByRole('tab', { name: 'Branding' }).click();
  await expect(found.getByRole('tabpanel').filter({ visible: true })).toContainText(
    'a mark they can draw in sand',
  );
});

test('the toolkit begins with On-Page SEO; a click fills another', async ({ page }) => {
  const found = await ready(page, seo, 'Our SEO Toolkit');
  await expect(found.getByRole('tab', { selected: true })).toHaveText('On-Page SEO');
  await found.getByRole('tab', { name: 'Technical SEO' }).click();
  await expect(found.getByRole('tabpanel').filter({ visible: true })).toContainText('hreflang');
  const widths = await found
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().width));
  expect(widths[2]).toBe(Math.max(...widths));
});

test.describe('questions', () => {
  test('the first is open; opening one closes the other; an open one closes', async ({ page }) => {
    const found = await ready(page, web, 'Asked before we build');
    const items = found.locator('details');
    const open_ = found.locator('details[open]');
    await expect(items).toHaveCount(11);
    await expect(open_).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open', '');
    await items.nth(4).locator('summary').click();
    await expect(open_).toHaveCount(1);
    await expect(items.nth(4)).toHaveAttribute('open', '');
    await items.nth(4).locator('summary').click();
    await expect(open_).toHaveCount(0);
  });

  test('an answer is at most 250 px high and scrolls, by keyboard too', async ({ page }) => {
    const found = await ready(page, web, 'Asked before we build', 390);
    const answer = found.locator('details[open] [tabindex="0"]');
    expect(await style(answer, 'max-height')).toBe('250px');
    const { clientHeight, scrollHeight } = await answer.evaluate((node) => ({
      clientHeight: node.clientHeight,
      scrollHeight: node.scrollHeight,
    }));
    expect(clientHeight).toBeLessThanOrEqual(250);
    expect(scrollHeight).toBeGreaterThan(250);
    await answer.focus();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
  });
});

test.describe('Read More', () => {
  test('only opens: the button goes and focus moves to what it revealed', async ({ page }) => {
    const found = await ready(page, performance, 'Why performance marketing in Dubai is mostly arithmetic');
    const process = found.getByRole('heading', { name: 'Our Process' });
    await expect(process).toBeHidden();
    await found.getByRole('button', { name: 'Read More' }).click();
    await expect(process).toBeVisible();
    await expect(found.getByRole('heading', { name: 'Benefits of Performance Marketing' })).toBeVisible();
    await expect(found.locator('ol > li')).toHaveCount(6);
    await expect(found.getByRole('button')).toHaveCount(0);
    await expect(found.locator('[tabindex="-1"]:focus')).toHaveCount(1);
  });

  test('decision 27: in Kerala it reveals the last three benefits, and only those', async ({ page }) => {
    const found = await ready(
      page,
      '/services/performance-marketing-agency-in-kerala',
      'How performance marketing in Kerala earns its keep',
    );
    await expect(found.getByRole('heading', { name: 'Benefits of Performance Marketing' })).toBeVisible();
    await expect(found.locator('ol > li').filter({ visible: true })).toHaveCount(6);
    await expect(found.locator('ul > li').filter({ visible: true })).toHaveCount(3);
    await found.getByRole('button', { name: 'Read More' }).click();
    await expect(found.locator('ul > li').filter({ visible: true })).toHaveCount(6);
    await expect(found.locator('[tabindex="-1"]:focus li')).toHaveCount(3);
    await expect(found.locator('[tabindex="-1"]:focus').getByRole('heading')).toHaveCount(0);
  });

  test('an SEO page has a process of ten steps', async ({ page }) => {
    const found = await ready(page, seo, 'What an SEO company in Dubai does all week');
    await found.getByRole('button', { name: 'Read More' }).click();
    await expect(found.locator('ol > li').filter({ visible: true })).toHaveCount(10);
  });
});

test.describe('the showcase', () => {
  test('unfolds what is pointed at or focused; leaving clears it', async ({ page }) => {
    const found = await ready(page, web, 'What We Provide');
    const items = found.locator('li');
    const open_ = found.locator('li[data-open]');
    await expect(items).toHaveCount(6);
    await expect(open_).toHaveCount(0);
    await items.nth(2).hover();
    await expect(open_).toHaveCount(1);
    await expect(items.nth(2).locator('p')).toBeVisible();
    await expect(items.nth(2).locator('img')).toBeVisible();
    await expect(items.nth(3).locator('p')).toBeHidden();
    await page.mouse.move(2, 2);
    await expect(open_).toHaveCount(0);
    await items.nth(4).getByRole('button').focus();
    await expect(items.nth(4).locator('p')).toBeVisible();
    await expect(items.nth(4).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(open_).toHaveCount(0);
  });

  test('on small screens it is a row whose dots follow the scroll position', async ({ page }) => {
    const found = await ready(page, performance, "What's Included in Our Service", 390);
    const dots = found.getByRole('group', { name: content.interface.carousel.choose }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await expect(dots.nth(0)).toHaveAttribute('aria-disabled', 'true');
    const row = found.locator('ul');
    await row.evaluate((list) => list.scrollTo({ left: (list.scrollWidth / 4) * 2, behavior: 'instant' }));
    await expect(dots.nth(2)).toHaveAttribute('aria-disabled', 'true');
    await dots.nth(1).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-disabled', 'true');
    await expect(found.locator('p').filter({ visible: true })).toHaveCount(4);
  });
});

test('the film opens upright by a tap and closes by its button, its backdrop or Escape', async ({ page }) => {
  const found = await ready(page, seo, 'One figure, read properly');
  const dialog = page.getByRole('dialog', { name: 'One figure, read properly' });
  const opener = found.getByRole('button', { name: 'Play the film' });
  const closings = [
    () => dialog.getByRole('button', { name: content.interface.dialog.close }).click(),
    () => page.mouse.click(6, 450),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await opener.click();
    const film = dialog.locator('video');
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('autoplay', true);
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 1);
    await expect(dialog.getByText('ORGANIC MONTHLY TRAFFIC')).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(film).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('case-study cards: three, the third hidden below 1024 px', async ({ page }) => {
  const found = await ready(page, seo, 'Our Case Studies');
  const cards = found.locator('li').filter({ visible: true });
  await expect(cards).toHaveCount(3);
  await expect(found.locator('time').first()).toHaveText('March 8, 2024');
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(cards).toHaveCount(2);
});

test.describe('forms', () => {
  test('the callback form asks for everything', async ({ page }) => {
    const found = await ready(page, web, "Let's Have a Chat");
    for (const [label, type] of [
      ['Full Name*', 'text'],
      ['Company/Organization*', 'text'],
      ['Phone*', 'tel'],
      ['Company Email*', 'email'],
    ] as const) {
      const field = found.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('required', '');
      expect((await field.getAttribute('type')) ?? 'text').toBe(type);
    }
    const message = found.getByLabel('Message*', { exact: true });
    await expect(message).toHaveAttribute('rows', '4');
    await expect(message).toHaveAttribute('required', '');
    expect(Number.parseFloat(await style(message, 'min-height'))).toBe(150);
  });

  test('the audit form requires nothing', async ({ page }) => {
    await ready(page, seo, 'Our Case Studies');
    const form = page.locator('form').filter({ has: page.locator('input[name=website]') });
    await expect(form.locator('[required]')).toHaveCount(0);
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Website')).toHaveAttribute('inputmode', 'url');
    await expect(form.getByLabel('Name')).toBeVisible();
  });
});
