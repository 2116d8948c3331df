import { elsewhere } from './support/shell.ts';
import { layoutFaults } from './support/layout.ts';
import { scrollThrough, templates, wakeSections } from './support/templates.ts';
import { allow, content, expect, open, test } from './support/test.ts';

const words = content.interface;
const files = /\.(avif|webp|jpe?g|png|svg|woff2|mp4|webm)(\?|$)/;

test.use({ mapsAnswer: false });

for (const path of templates)
  test(`${path} is whole without its pictures, fonts, films and maps`, async ({ page, noise }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(files, (route) => route.abort());
    await open(page, path);
    await wakeSections(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await layoutFaults(page)).toEqual([]);
    const collapsed = await page.locator('main img').evaluateAll((images) =>
      images
        // A decorative picture need not leave anything in its place.
        .filter(
          (image) => image.getAttribute('alt') !== '' && image.checkVisibility() && !image.closest('[inert]'),
        )
        .filter((image) => image.clientWidth < 8 || image.clientHeight < 8)
        .map((image) => image.outerHTML.slice(0, 120)),
    );
    expect.soft(collapsed, 'pictures without their place').toEqual([]);
    // The browser reports each blocked file; anything else is our fault.
    allow(noise, /^Failed to load resource/);
  });

for (const path of ['/', '/works'])
  test(`${path} is whole without the script of its sections`, async ({ page, request, noise }) => {
    const html = await (await request.get(path)).text();
    const blocked: string[] = [];
    await page.route(/\/assets\/(hydrate|react)-[^/]*\.js$/, (route) => {
      blocked.push(route.request().url());
      return route.abort();
    });
    await open(page, path);
    await scrollThrough(page);
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const before = main.match(/<section/g)?.length ?? 0;
    await expect(page.locator('main section')).toHaveCount(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The shell and links work without them.
    await page.getByRole('banner').getByRole('link', { name: elsewhere.label, exact: true }).click();
    await expect(page).toHaveURL(elsewhere.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Requests that fail from here on do not belong to the page.
    await page.goto('about:blank');
    allow(noise, /Failed to (load resource|fetch dynamically imported module)/);
  });

test('a search whose list does not arrive says so, and the page stays', async ({ page, noise }) => {
  await page.route(/search\.json/, (route) => route.abort());
  await open(page, '/thank-you');
  await page.keyboard.press('/');
  await expect(page.getByLabel(words.search.field)).toBeFocused();
  await page.keyboard.type('seo');
  await expect(page.getByRole('dialog').getByText(words.search.failed)).toBeVisible();
  await page.getByRole('button', { name: words.dialog.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  allow(noise, /search\.json/);
});

test('a map that is refused leaves the drawn plan and a link to the maps service', async ({
  page,
  noise,
}) => {
  await open(page, '/contact');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('google'));
  await wakeSections(page);
  const map = page
    .locator('main section')
    .filter({ has: page.getByRole('link', { name: new RegExp(words.map.open) }) })
    .last();
  // Each office has a map and a link.
  const link = map.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await refused;
  await expect(map.getByText(words.map.loading)).toHaveCount(0);
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(map.locator('img').first()).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
  allow(noise, /google\.com/);
});
