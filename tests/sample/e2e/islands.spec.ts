import type { Locator, Page, Route } from '@playwright/test';
import { performance as agency, web } from '../../e2e/support/landing.ts';
import { allow, content, expect, hydrated, open, scripted, section, test } from '../../e2e/support/test.ts';

/** Script files of islands, by file name prefix. */
const chunk = (name: string): RegExp => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Holds requests back until they are released. */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route(pattern, (route) => (held ? void held.push(route) : route.continue()));
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

const toWorks = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Works' });

test('the code of an island is fetched when it comes near, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, web);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => chunk('lead-form.island').test(url))).toEqual([]);
  await hydrated(page.getByLabel('Full Name*'));
  expect(fetched.filter((url) => chunk('lead-form.island').test(url))).toHaveLength(1);
});

test('a page without an island in its first window fetches neither React nor an island', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/awards');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /\/assets\/(?!entry).*\.js$/.test(url))).toEqual([]);
});

test('what was typed before an island woke stays, and so does the focus', async ({ page }) => {
  const letGo = await hold(page, chunk('lead-form.island'));
  await open(page, '/contact');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Anjali');
  await letGo();
  await hydrated(name);
  await expect(name).toHaveValue('Anjali');
  await expect(name).toBeFocused();
});

test('who has scrolled on from an anchor is left there when the script comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, /\/assets\/.+\.js$/);
  await page.clock.install();
  await page.goto('/blogs/roi#after-the-count');
  const place = page.locator('#after-the-count');
  await expect(place).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(place).not.toBeInViewport();
  await letGo();
  await scripted(page);
  await page.clock.runFor(1000);
  await expect(place).not.toBeInViewport();
});

test.describe('a press on what does not listen yet', () => {
  test('is felt at once, kept however slow the line, and done once it listens', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/.+\.js$/);
    await page.clock.install();
    await page.goto(agency);
    const tab = section(page, 'Our Case Studies').getByRole('tab').nth(1);
    const office = page.locator('main').getByRole('button', { name: 'Kozhikode', exact: true });
    for (const control of [tab, office]) {
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
    }
    await page.clock.runFor(60_000);
    await letGo();
    await page.clock.resume();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(office).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('opens the search by itself', async ({ page }) => {
    await hold(page, /\/assets\/.+\.js$/);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: content.interface.search.label }).click();
    await expect(page.getByRole('dialog', { name: content.interface.search.label })).toBeVisible();
  });

  test('opens a dialog once script has come, in a browser that cannot by itself', async ({ page, noise }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
    const letGo = await hold(page, /\/assets\/.+\.js$/);
    await page.goto('/');
    // Simulates a browser without invoker commands.
    const button = page.getByRole('banner').getByRole('button', { name: content.interface.search.label });
    await button.evaluate((node) => node.addEventListener('command', (event) => event.preventDefault()));
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(page.getByRole('dialog', { name: content.interface.search.label })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    // This browser supports them, and logs that both opened it.
    allow(noise, /already open/);
  });
});

test.describe('a followed link', () => {
  test('leaves the page as it is until the next one has come', async ({ page }) => {
    await open(page, '/');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const letGo = await hold(page, /\/works$/);
    await toWorks(page).click();
    await expect(page).toHaveURL('/works');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    await expect(toWorks(page)).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(toWorks(page)).not.toHaveAttribute('aria-busy');
  });

  test('leads as well to a page that was shown and left before, and so does Back', async ({ page }) => {
    await open(page, '/');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await toWorks(page).click();
    await expect(heading).toBeFocused();
    const works = await heading.innerText();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(heading).not.toHaveText(works);
    await toWorks(page).click();
    await expect(heading).toHaveText(works);
    await page.goBack();
    await expect(heading).not.toHaveText(works);
    await page.goBack();
    await expect(heading).toHaveText(works);
  });

  test('shows a page that was pointed at without asking for it again, and keeps what stands around the page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').evaluate((header) => header.toggleAttribute('data-kept', true));
    const asked = page.waitForResponse(/\/works$/);
    await toWorks(page).hover();
    await asked;
    const late: string[] = [];
    page.on('request', (request) => late.push(new URL(request.url()).pathname));
    await toWorks(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(late).not.toContain('/works');
    await expect(page.getByRole('banner')).toHaveAttribute('data-kept');
    await expect(toWorks(page)).toHaveAttribute('aria-current', 'page');
    expect(
      await page.evaluate(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href')),
    ).toMatch(/\/works$/);
  });

  test('asks nothing ahead for who asked for less data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await toWorks(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/works');
    await toWorks(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a site that was delivered anew during a visit', () => {
  /** Follows the link to the works as a full page load. */
  async function followAfresh(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { before: true }));
    await toWorks(page).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page).toHaveURL('/works');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('loads a page of another build as a document', async ({ page }) => {
    await open(page, '/');
    await page.route('/works', async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<meta name="build" content=")/, '$1other-');
      return route.fulfill({ response, body });
    });
    await followAfresh(page);
  });

  test('loads a page that cannot be fetched as a document', async ({ page, noise }) => {
    await open(page, '/');
    await page.route('/works', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await followAfresh(page);
    allow(noise, /\/works/);
  });
});
