import { performance, ready, web } from '../../e2e/support/landing.ts';
import { content, expect, hydrated, open, section, test } from '../../e2e/support/test.ts';

/** Both keys that press a button; a link knows only the first. */
const keys = ['Enter', 'Space'] as const;
const { carousel: words } = content.interface;

test('a question opens and closes by Enter and by Space', async ({ page }) => {
  const found = await ready(page, web, 'Questions about a website in Dubai');
  const item = found.locator('details').nth(2);
  for (const key of keys) {
    await item.locator('summary').press(key);
    await expect(item).toHaveAttribute('open', '');
    await expect(found.locator('details[open]')).toHaveCount(1);
    await item.locator('summary').press(key);
    await expect(found.locator('details[open]')).toHaveCount(0);
  }
});

for (const key of keys)
  test(`Read More reveals the rest by ${key} and hands the focus on`, async ({ page }) => {
    const found = await ready(page, performance, 'How performance marketing works in Dubai');
    await found.getByRole('button', { name: 'Read More' }).press(key);
    await expect(found.getByRole('heading', { name: 'Our Process' })).toBeVisible();
    await expect(found.locator('[tabindex="-1"]:focus')).toHaveCount(1);
  });

test('View All and View Less answer to both keys and keep the focus', async ({ page }) => {
  const found = await ready(page, web, 'Some clients whose websites we built');
  for (const [key, from, to] of [
    ['Enter', 'View All', 'View Less'],
    ['Space', 'View Less', 'View All'],
  ] as const) {
    await found.getByRole('button', { name: from }).press(key);
    await expect(found.getByRole('button', { name: to })).toBeFocused();
  }
});

test('a carousel stops, starts and turns by both keys', async ({ page }) => {
  await open(page, '/about');
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  await hydrated(carousel);
  await carousel.getByRole('button', { name: words.stop }).press('Enter');
  await expect(carousel.getByRole('button', { name: words.start })).toBeFocused();
  const shown = (): Promise<(string | null)[]> =>
    carousel
      .locator('[role=group]:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
  for (const key of keys) {
    const before = await shown();
    await carousel.getByRole('button', { name: words.next }).press(key);
    await expect.poll(shown).not.toEqual(before);
  }
  await carousel.getByRole('button', { name: words.start }).press('Space');
  await expect(carousel.getByRole('button', { name: words.stop })).toBeFocused();
});

test('a category of works is chosen by Enter; the works shown are its own', async ({ page }) => {
  await open(page, '/works');
  const seo = content.works.categories.find(({ id }) => id === 4);
  if (!seo) throw new Error('the category is gone');
  const link = page.getByRole('main').getByRole('link', { name: seo.label, exact: true });
  await hydrated(link);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seo.heading);
  await expect(link).toHaveAttribute('aria-current', 'true');
  const own = content.works.works.filter(({ category }) => category === seo.id);
  await expect(page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(
    own.length,
  );
});

test('an article of a small screen unfolds and folds by both keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/blogs/roi');
  const button = page.getByRole('main').getByRole('button', { name: /^Read (More|Less)$/ });
  await hydrated(button);
  for (const [key, becomes] of [
    ['Enter', 'Read Less'],
    ['Space', 'Read More'],
  ] as const) {
    await button.press(key);
    await expect(button).toHaveAccessibleName(becomes);
  }
});

test('a film opens by Enter, closes by Escape, and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const clips = section(page, 'Clients, in their own words');
  const play = clips.getByRole('button', { name: /Play the film/ }).first();
  await hydrated(play);
  await play.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(play).toBeFocused();
});

test('a form is sent by Enter in one of its fields', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/submit', (route) => {
    sent += 1;
    return route.fulfill({ json: { success: true } });
  });
  await open(page, '/contact');
  const form = page.locator('form').first();
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  await form.getByLabel('Phone').fill('+91 98470 12345');
  await form.getByLabel('Email').fill('anjali@example.com');
  await form.getByLabel('Name').fill('Anjali Varma');
  await form.getByLabel('Name').press('Enter');
  await expect(page.getByRole('dialog', { name: content.forms.success.title })).toBeVisible();
  expect(sent).toBe(1);
});
