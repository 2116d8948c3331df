import type { Locator, Page } from '@playwright/test';
import { violations } from '../../e2e/support/axe.ts';
import {
  countWith,
  google,
  googleCollector,
  openNothing,
  plausible,
  plausibleCollector,
  type Told,
} from '../../e2e/support/counting.ts';
import { content, expect, hydrated, open, test } from '../../e2e/support/test.ts';

// Without waiting for fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { question: words } = content.analytics;
const dubai = '/ae/digital-marketing-agency-in-dubai';
const kerala = '/digital-marketing-agency-in-kerala';

const question = (page: Page): Locator => page.getByRole('region', { name: words.heading });
const accept = (page: Page): Locator => page.getByRole('button', { name: words.accept });
const refuse = (page: Page): Locator => page.getByRole('button', { name: words.refuse });
const choices = (page: Page): Locator => page.getByRole('button', { name: words.choices });

/** Follows a link that does not leave the page. One listener counts all links, in islands and outside. */
async function follow(page: Page, start: string): Promise<void> {
  await page.locator(`a[href^="${start}"]:visible`).first().click();
}

const proposal = content.site.scheduler.href.written;

/** Does everything that is counted, once each. */
async function doEverything(page: Page): Promise<void> {
  for (const start of ['tel:', 'mailto:', 'https://wa.me/', proposal]) await follow(page, start);
}

const namesOf = (told: readonly Told[]): string[] => told.map(({ name }) => name);

test.describe('where no service is set', () => {
  test('nothing is loaded, sent or asked', async ({ page, context }) => {
    await openNothing(context);
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    await open(page, dubai);
    await doEverything(page);
    await expect(choices(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    expect(requested.filter((url) => /analytics|plausible|google-|googletag|collect/.test(url))).toEqual([]);
  });
});

test.describe('Plausible', () => {
  let told: Told[];

  test.beforeEach(async ({ context }) => {
    told = await plausibleCollector(context);
    await openNothing(context);
    await countWith(context, plausible);
  });

  test('is told nothing before the visitor agrees, and then of the page and of all that follows', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, dubai);
    await expect(question(page)).toBeVisible();
    await doEverything(page);
    expect(told).toEqual([]);
    expect(requested.filter((url) => /assets\/(plausible|google)-/.test(url))).toEqual([]);
    await accept(page).click();
    await expect(question(page)).toBeHidden();
    await doEverything(page);
    const at = { page: dubai, office: 'dubai' };
    await expect.poll(() => namesOf(told)).toEqual(['pageview', 'call', 'mail', 'chat', 'proposal']);
    expect(told).toEqual(namesOf(told).map((name) => ({ name, ...at })));
  });

  test('is told the office that a page speaks for, and need not ask again who agreed', async ({ page }) => {
    await open(page, kerala);
    await accept(page).click();
    await follow(page, proposal);
    await expect.poll(() => told).toContainEqual({ name: 'proposal', page: kerala, office: 'kozhikode' });
    await page.getByRole('banner').getByRole('link', { name: content.interface.homeLink }).click();
    await expect.poll(() => told).toContainEqual({ name: 'pageview', page: '/', office: 'any' });
    const before = told.length;
    await page.reload();
    await expect.poll(() => told).toHaveLength(before + 1);
    await expect(question(page)).toHaveCount(0);
  });

  test('is told of a message once it is stored, and nothing of its words', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url() === plausible.endpoint) bodies.push(request.postData() ?? '');
    });
    let succeed = false;
    await page.route('**/api/submit', (route) => route.fulfill({ json: { success: succeed } }));
    await open(page, '/contact?utm_source=news&name=Anjali');
    await accept(page).click();
    const form = page.getByRole('main').locator('form');
    await form.scrollIntoViewIfNeeded();
    await hydrated(form);
    for (const [label, value] of [
      ['Name', 'Anjali Varma'],
      ['Email', 'anjali@example.com'],
      ['Phone', '+91 98470 12345'],
      ['Message', 'Two boats'],
    ] as const)
      await form.getByLabel(new RegExp(`^${label}`)).fill(value);
    const send = form.locator('button[type="submit"]');
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(namesOf(told)).not.toContain('form');
    succeed = true;
    await send.click();
    await expect.poll(() => told).toContainEqual({ name: 'form', page: '/contact', office: 'any' });
    expect(bodies.join()).not.toContain('Anjali');
    expect(bodies.join()).toContain('/contact?utm_source=news"');
  });

  test('is told nothing by those who refuse, today and later, nor once they think better of a yes', async ({
    page,
  }) => {
    const comeBack = async (): Promise<void> => {
      await page.reload();
      await hydrated(choices(page));
      await page.waitForLoadState('networkidle');
      await doEverything(page);
    };
    await open(page, dubai);
    await refuse(page).click();
    await doEverything(page);
    await comeBack();
    await expect(question(page)).toHaveCount(0);
    expect(told).toEqual([]);
    await choices(page).click();
    await expect(question(page)).toBeFocused();
    await accept(page).click();
    await expect.poll(() => told).toHaveLength(1);
    await choices(page).click();
    await refuse(page).click();
    await expect(choices(page)).toBeFocused();
    await comeBack();
    expect(told).toHaveLength(1);
  });

  test('is told nothing where the browser asks not to be followed', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await open(page, dubai);
    await hydrated(choices(page));
    await page.waitForLoadState('networkidle');
    await doEverything(page);
    await expect(question(page)).toHaveCount(0);
    expect(told).toEqual([]);
  });

  test('asks accessibly, beside the page', async ({ page }) => {
    await open(page, '/about');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(question(page)).toBeVisible();
      const within = `section[aria-labelledby="${await question(page).getAttribute('aria-labelledby')}"]`;
      expect(await violations(page, { within })).toEqual([]);
      await expect(question(page).getByRole('link', { name: words.policy.label })).toBeVisible();
      const [panel, chat] = await Promise.all([
        question(page).boundingBox(),
        page.getByRole('link', { name: content.site.chat.label }).boundingBox(),
      ]);
      const apart =
        (chat?.y ?? 0) + (chat?.height ?? 0) <= (panel?.y ?? 0) ||
        (panel?.x ?? 0) + (panel?.width ?? 0) <= (chat?.x ?? 0);
      expect(apart, 'the chat button stays in reach').toBe(true);
      // In tab order it comes right after the skip link.
      await page.getByRole('link', { name: content.interface.skipToContent }).focus();
      for (const stop of [question(page).getByRole('link'), accept(page), refuse(page)]) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
    }
  });
});

test('Plausible may count at once where the agency decided not to ask, until a visitor refuses', async ({
  page,
  context,
}) => {
  const told = await plausibleCollector(context);
  await countWith(context, { ...plausible, ask: false });
  await open(page, '/about');
  await expect.poll(() => told).toEqual([{ name: 'pageview', page: '/about', office: 'any' }]);
  await expect(question(page)).toHaveCount(0);
  await choices(page).click();
  await refuse(page).click();
  await page.reload();
  await hydrated(choices(page));
  await page.waitForLoadState('networkidle');
  expect(told).toHaveLength(1);
});

test('Google Analytics is loaded after a yes, told the same, and forgotten after a no', async ({
  page,
  context,
}) => {
  const { told, loaded } = await googleCollector(context);
  await openNothing(context);
  await countWith(context, google);
  await open(page, dubai);
  await expect(question(page)).toBeVisible();
  await doEverything(page);
  expect([loaded, told]).toEqual([[], []]);
  await accept(page).click();
  await expect.poll(() => namesOf(told)).toEqual(['page_view']);
  await doEverything(page);
  await expect
    .poll(() => namesOf(told).toSorted())
    .toEqual(['call', 'chat', 'mail', 'page_view', 'proposal']);
  expect(told.every((event) => event.page === dubai && event.office === 'dubai')).toBe(true);
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  expect(await context.cookies()).toHaveLength(1);
  await choices(page).click();
  await refuse(page).click();
  await doEverything(page);
  expect(told).toHaveLength(5);
  expect(await context.cookies()).toEqual([]);
});
