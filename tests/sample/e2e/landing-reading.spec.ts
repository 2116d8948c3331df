import { violations } from '../../e2e/support/axe.ts';
import { performance, ready, seo, web } from '../../e2e/support/landing.ts';
import { content, expect, open, press, presses, style, test } from '../../e2e/support/test.ts';

test.describe('questions', () => {
  test('the first is open; opening one closes the other; an open one closes', async ({ page }) => {
    const found = await ready(page, web, 'Questions about a website in Dubai', 390);
    const items = found.locator('details');
    const open_ = found.locator('details[open]');
    await expect(items).toHaveCount(11);
    await expect(open_).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open', '');
    for (const by of presses) {
      await press(items.nth(4).locator('summary'), by);
      await expect(open_).toHaveCount(1);
      await expect(items.nth(4)).toHaveAttribute('open', '');
      if (by === 'click') expect(await violations(page, { within: 'main details[open]' })).toEqual([]);
      await press(items.nth(4).locator('summary'), by);
      await expect(open_).toHaveCount(0);
    }
  });

  test('an answer is at most 250 px high and scrolls, by keyboard too', async ({ page }) => {
    const found = await ready(page, web, 'Questions about a website in Dubai', 390);
    const answer = found.locator('details[open] [tabindex="0"]');
    expect(await style(answer, 'max-height')).toBe('250px');
    const { clientHeight, scrollHeight } = await answer.evaluate((node) => ({
      clientHeight: node.clientHeight,
      scrollHeight: node.scrollHeight,
    }));
    expect(clientHeight).toBeLessThanOrEqual(250);
    // The current answers fit; a longer one scrolls.
    expect(scrollHeight).toBeLessThanOrEqual(251);
    await answer.evaluate((node) => {
      for (let copy = 0; copy < 2; copy++)
        node.append(...[...node.childNodes].map((part) => part.cloneNode(true)));
    });
    await answer.focus();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
  });
});

test.describe('Read More', () => {
  test('only opens: the button goes and focus moves to what it revealed', async ({ page }) => {
    const found = await ready(page, performance, 'How performance marketing works in Dubai');
    const process = found.getByRole('heading', { name: 'Our Process' });
    await expect(process).toBeHidden();
    // The other places we serve come first.
    const hrefs = await found
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/services/performance-marketing-agency-in-kerala',
      '/ae/services/performance-marketing-agency-in-sharjah',
      '/ae/services/performance-marketing-agency-in-abudhabi',
    ]);
    await found.getByRole('button', { name: 'Read More' }).click();
    await expect(process).toBeVisible();
    await expect(found.getByRole('heading', { name: 'Benefits of Performance Marketing' })).toBeVisible();
    await expect(found.locator('ol > li')).toHaveCount(6);
    await expect(found.getByRole('button')).toHaveCount(0);
    await expect(found.locator('[tabindex="-1"]:focus')).toHaveCount(1);
  });

  test('in Kerala it reveals the last three benefits, and only those', async ({ page }) => {
    const found = await ready(
      page,
      '/services/performance-marketing-agency-in-kerala',
      'How performance marketing works in Kerala',
    );
    await expect(found.getByRole('heading', { name: 'Benefits of Performance Marketing' })).toBeVisible();
    await expect(found.locator('ol > li').filter({ visible: true })).toHaveCount(6);
    // Excludes the links to other places.
    const benefits = found.locator('ul > li').filter({ visible: true, hasNot: page.getByRole('link') });
    await expect(benefits).toHaveCount(3);
    await found.getByRole('button', { name: 'Read More' }).press('Enter');
    await expect(benefits).toHaveCount(6);
    await expect(found.locator('[tabindex="-1"]:focus li')).toHaveCount(3);
    await expect(found.locator('[tabindex="-1"]:focus').getByRole('heading')).toHaveCount(0);
  });

  test('an SEO page has a process of ten steps', async ({ page }) => {
    const found = await ready(page, seo, 'What an SEO company in Dubai does all week');
    await found.getByRole('button', { name: 'Read More' }).press('Space');
    await expect(found.locator('ol > li').filter({ visible: true })).toHaveCount(10);
    await expect(found.locator('[tabindex="-1"]:focus')).toHaveCount(1);
  });

  test('the links below the first screen of an SEO page lead to its process and its audit', async ({
    page,
  }) => {
    await open(page, seo);
    const { label, process, audit } = content.templates.landing;
    const links = page.getByRole('navigation', { name: label });
    await links.getByRole('link', { name: process }).click();
    await expect(page.getByRole('heading', { name: 'Our SEO process in ten steps' })).toBeInViewport();
    await links.getByRole('link', { name: audit }).click();
    await expect(page.locator('#audit-form').getByLabel('Website')).toBeInViewport();
  });
});

test('an address leads into what Read More reveals, and to an answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${web}#deira-and-bur-dubai`);
  await expect(page.locator('#deira-and-bur-dubai')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  const question = page.locator('details[id^=faq-]').nth(3);
  await expect(question).not.toHaveAttribute('open');
  await page.evaluate(
    (id) => {
      location.hash = id ?? '';
    },
    await question.getAttribute('id'),
  );
  await expect(question).toHaveAttribute('open', '');
  await expect(question).toBeInViewport();
});
