import type { Locator, Page, Route } from '@playwright/test';
import { performance, web } from '../../e2e/support/landing.ts';
import { content, expect, hydrated, open, section, test } from '../../e2e/support/test.ts';

/** Script files of sections, by the beginning of their name. */
const chunk = (name: string): RegExp => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Holds back requests until they are let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route(pattern, (route) => (held ? void held.push(route) : route.continue()));
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

interface Change {
  /** Whether the next page's heading was there. */
  arrived: boolean;
  /** How many sections stood after it, and how many elements it took away. */
  sections: number;
  gone: number;
}

/** Notes each change of the page's sections from now on. */
async function noteChanges(page: Page): Promise<() => Promise<Change[]>> {
  const changes = await page.evaluateHandle(() => {
    const noted: Change[] = [];
    const main = document.querySelector('main');
    const before = main?.querySelector('h1')?.textContent;
    if (main)
      new MutationObserver((records) => {
        const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
        noted.push({
          arrived: main.querySelector('h1')?.textContent !== before,
          sections: main.children.length,
          gone: removed.filter((node) => node instanceof Element).length,
        });
      }).observe(main, { childList: true });
    return noted;
  });
  return () => changes.jsonValue();
}

test('the code of a section is fetched when it comes near, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, web);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => chunk('faq').test(url))).toEqual([]);
  await hydrated(page.locator('main details[name]').first());
  expect(fetched.filter((url) => chunk('faq').test(url))).toHaveLength(1);
});

test.describe('a press on what does not listen yet', () => {
  const search = (page: Page): Locator =>
    page.getByRole('banner').getByRole('button', { name: content.interface.search.label });

  test('is felt at once, kept however slow the line, and done once it listens', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/.+\.js$/);
    await page.clock.install();
    await page.goto(performance);
    const tab = section(page, 'Our Case Studies').getByRole('tab').nth(1);
    for (const control of [tab, search(page)]) {
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
    }
    // Its section is out of sight when the script comes.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(60_000);
    await letGo();
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: content.interface.search.label })).toBeVisible();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('is felt while the rest of the document is still on its way', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).split('<script type="module">')[0] ?? '',
      });
    });
    await page.goto('/');
    await search(page).click();
    await expect(search(page)).toHaveAttribute('aria-busy', 'true');
  });
});

test('sections that are still plain HTML stay while another page is fetched', async ({ page }) => {
  await open(page, '/');
  const words = await page.getByRole('main').innerText();
  const letGo = await hold(page, /pages\/works\.json/);
  await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(words.length * 0.95);
  await letGo();
  await expect(page).toHaveURL('/works');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('sections that are still plain HTML stay until the next page is shown', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Works' });
  const ready = page.waitForResponse(chunk('works-browser'));
  await link.hover();
  await ready;
  const changes = await noteChanges(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await changes()).filter(({ arrived, gone }) => !arrived && gone > 0)).toEqual([]);
});

test('a change of the address wakes every section of the page', async ({ page }) => {
  await open(page, web);
  const last = page.locator('main > section').last();
  await page.evaluate(() => {
    location.hash = '#content';
  });
  await hydrated(last);
});

test('a page whose link was pointed at needs nothing more when it is clicked', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Works' });
  const prefetched = [chunk('works-browser'), /works-browser-[^/]+\.css$/, /pages\/works\.json/].map((file) =>
    page.waitForResponse(file),
  );
  await link.hover();
  await Promise.all(prefetched);
  const late: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$|\/data\/pages\//.test(request.url())) late.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(late).toEqual([]);
});

test('a followed link shows the first screen before the rest', async ({ page }) => {
  await open(page, '/');
  const changes = await noteChanges(page);
  await page.getByRole('banner').getByRole('link', { name: 'Our Story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.locator('main > section').count()).toBeGreaterThan(3);
  expect((await changes()).find(({ arrived }) => arrived)?.sections).toBe(2);
});

test('a followed link to the works shows the first of them before the rest', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const counts: number[] = [];
    Object.assign(window, { counts });
    if (main)
      new MutationObserver(() => {
        const works = main.querySelectorAll('h1 ~ div li').length;
        if (works > 0) counts.push(works);
      }).observe(main, { childList: true, subtree: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.locator('main h1 ~ div li').count()).toBeGreaterThan(12);
  expect(await page.evaluate(() => (window as unknown as { counts: number[] }).counts[0])).toBe(12);
});

test.describe('a site that was delivered anew during a visit', () => {
  /** Follows the link to the works, which is loaded as a document; returns how many were. */
  async function followAfresh(page: Page): Promise<number> {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page).toHaveURL('/works');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page.getByRole('banner'));
    await page.waitForLoadState('networkidle');
    return loads;
  }

  test('loads a page whose code is gone afresh, once', async ({ page, noise }) => {
    await open(page, '/');
    let refused = 0;
    await page.route(chunk('works-browser'), (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    expect(await followAfresh(page)).toBe(1);
    expect(refused).toBeGreaterThan(0);
    noise.length = 0;
  });

  test('loads a page that was made for other code afresh, once', async ({ page }) => {
    await open(page, '/');
    await page.route('**/data/pages/works.json', async (route) => {
      const made = (await (await route.fetch()).json()) as { code: string; sections: unknown[] };
      // What the code of this visit could not draw.
      const sections = [{ type: 'works-browser' }, ...made.sections.slice(1)];
      await route.fulfill({
        json: { ...made, sections, code: made.code.replace('manifest-', 'manifest-0') },
      });
    });
    expect(await followAfresh(page)).toBe(1);
  });
});

test('on a phone, pictures sideways outside of the window are fetched once the visitor moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const award = /posters\/(award-\d)/.exec(request.url())?.[1];
    if (award) fetched.add(award);
  });
  await open(page, web);
  await page.waitForLoadState('networkidle');
  expect(fetched.size).toBeLessThanOrEqual(2);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => fetched.size).toBeGreaterThan(2);
});
