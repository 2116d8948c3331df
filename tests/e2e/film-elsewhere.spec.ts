import type { BrowserContext, Page } from '@playwright/test';
import { filmPage, siteWithFilmElsewhere } from '../setup/film-elsewhere.ts';
import { serveAsBuiltWith } from './support/announced.ts';
import { content, expect, open, scripted, test } from './support/test.ts';

const sources = siteWithFilmElsewhere();
test.skip(!sources, 'the site has no films');
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Mocks YouTube and records the requests. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/[^/]*(youtube|youtu\.be|ytimg|google)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Film</title><p>It plays.',
    });
  });
  if (sources) await serveAsBuiltWith(context, sources);
  return asked;
}

const still = (page: Page) => page.getByRole('link', { name: 'Play the film of Probe' });
const playing = (page: Page) =>
  page.getByRole('dialog', { name: 'Probe' }).frameLocator('iframe').getByText('It plays.');

test('a film of YouTube is asked for when the visitor plays it, and gone when closed', async ({
  page,
  context,
}) => {
  const asked = await standIn(context);
  await open(page, filmPage);
  await still(page).scrollIntoViewIfNeeded();
  await still(page).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await still(page).click();
  await expect(playing(page)).toBeVisible();
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/),
  ]);
  expect(page.url()).toContain(filmPage);

  await page.getByRole('dialog').getByRole('button', { name: content.interface.dialog.close }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(still(page)).toBeFocused();
  expect(await context.cookies()).toEqual([]);
});

test('it plays also where a link led to its page', async ({ page, context }) => {
  await standIn(context);
  await open(page, '/contact');
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
  }, filmPage);
  await expect(page).toHaveURL(filmPage);
  await scripted(page);
  await still(page).click();
  await expect(playing(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the still is a link to the film', async ({ page, context }) => {
    await standIn(context);
    await page.goto(filmPage);
    await expect(still(page)).toHaveAttribute('href', film);
  });
});
