import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from '../../e2e/support/layout.ts';
import { content, expect, open, section, test } from '../../e2e/support/test.ts';

const words = content.interface;

test.describe('the banner', () => {
  const film = (page: Page): Locator => page.locator('main section').first().locator('video');

  test('fills 50, 70 or 100vh by the width of the window', async ({ page }) => {
    await open(page, '/');
    for (const [width, height, part] of [
      [390, 800, 0.5],
      [767, 800, 0.5],
      [768, 1000, 0.7],
      [1023, 1000, 0.7],
      [1024, 900, 1],
      [1440, 900, 1],
      [1024, 480, 1],
      [1440, 1400, 1],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(film(page)).toBeVisible();
      const box = await film(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      expect(box?.height).toBeCloseTo(height * part, 0);
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

  test('says what the agency claims over a film that plays by itself', async ({ page }) => {
    await open(page, '/');
    await test.step('says what the agency claims', async () => {
      const hero = page.locator('main section').first();
      for (const [figure, label] of [
        ['500+', 'Clients'],
        ['1000+', 'Projects done'],
        ['5+', 'Countries'],
      ] as const) {
        const pair = hero.locator('dl > div').filter({ hasText: label });
        await expect(pair.locator('dd')).toHaveText(figure);
      }
      await expect(hero).toContainText(/blending design, technology and marketing/);
    });
    await test.step('loops, is muted, plays by itself and has no controls', async () => {
      const state = () =>
        film(page).evaluate((node) =>
          node instanceof HTMLVideoElement
            ? {
                loop: node.loop,
                muted: node.muted,
                autoplay: node.autoplay,
                controls: node.controls,
                inline: node.playsInline,
                paused: node.paused,
              }
            : undefined,
        );
      await expect
        .poll(state)
        .toEqual({ loop: true, muted: true, autoplay: true, controls: false, inline: true, paused: false });
    });
    await test.step('can be stopped and started', async () => {
      const paused = () => film(page).evaluate((node) => node instanceof HTMLVideoElement && node.paused);
      const hero = page.locator('main section').first();
      await hero.getByRole('button', { name: words.video.pause }).click();
      await expect.poll(paused).toBe(true);
      await hero.getByRole('button', { name: words.video.play }).click();
      await expect.poll(paused).toBe(false);
    });
  });

  test('has headline, figures, tagline and one action on the first screen of a phone, then a result', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const hero = page.locator('main section').first();
    for (const line of await hero.locator('h1 span').all()) await expect(line).toBeInViewport({ ratio: 1 });
    await expect(hero.locator('dl')).toBeInViewport({ ratio: 1 });
    await expect(hero.getByText('A digital agency in Kozhikode and Dubai.')).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
    const work = section(page, 'Selected work').getByRole('listitem').first();
    for (const seen of [work.getByRole('heading', { name: 'mathi' }), work.getByText('ten million')]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * 844);
    }
    // What was made begins on the second screen too.
    const made = await work.getByRole('img').last().boundingBox();
    expect(made?.y).toBeLessThan(2 * 844);
  });
});

test('the sections of the first page', async ({ page }) => {
  await open(page, '/');
  await test.step('the logos of clients are pictures with names', async () => {
    const logos = section(page, 'Our clients').getByRole('listitem').getByRole('img');
    await expect(logos).toHaveCount(12);
    for (const alt of await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt'))))
      expect(alt).not.toBe('');
  });
  await test.step('the works are the first six of eight and lead on to /works', async () => {
    const named = content.pages
      .get('index')
      ?.sections.find((candidate) => candidate.type === 'works-preview');
    if (!named) throw new Error('home names no works');
    expect(named.works).toHaveLength(8);
    const headings = named.works.map(
      ({ written: slug }) => content.works.works.find((work) => work.slug === slug)?.heading ?? '',
    );

    const works = section(page, named.heading);
    await expect(works.getByRole('heading', { level: 3 })).toHaveText(headings.slice(0, 6));
    await expect(works.getByRole('link', { name: named.action.label })).toHaveAttribute('href', '/works');
  });
  await test.step('Our Story leads on by Learn More to /about', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
      'href',
      '/about',
    );
  });
  await test.step('the six awards are named', async () => {
    const awards = section(page, 'Six awards in 2023');
    await expect(awards.getByRole('listitem')).toHaveCount(6);
  });
  await test.step('the latest three articles, newest first, lead on by View All Blogs', async () => {
    const blogs = section(page, 'Articles');
    const newest = [...content.articles].toSorted(([, a], [, b]) => b.date.localeCompare(a.date)).slice(0, 3);
    await expect(blogs.getByRole('listitem')).toHaveCount(3);
    const dates = await blogs
      .locator('time')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime')));
    expect(dates).toEqual(newest.map(([, { date }]) => date));
    await expect(blogs.getByRole('link', { name: 'View All Blogs' })).toHaveAttribute('href', '/blogs');
  });
});

test('a figure that is drawn is read in its place in the sentence', async ({ page }) => {
  await open(page, '/');
  const work = section(page, 'Selected work').getByRole('link', { name: /Nangooram Hardware/ });
  await expect(work).toHaveAccessibleName(/Revenue:\s+2 million\s+rupees a year, from 900,000, in one year/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const drawing = work.getByRole('img', { name: '2 million' });
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await drawing.boundingBox())?.width).toBe(width);
  }
});

test('all boats of the awards are seen at once on one horizon, and the words are in the water', async ({
  page,
}) => {
  await open(page, '/');
  const awards = section(page, 'Six awards in 2023');
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const [boats, titles] = await awards.evaluate((element) =>
      ['[data-metal]', 'li'].map((each) =>
        Array.from(element.querySelectorAll(each), (item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      ),
    );
    if (!boats || !titles) throw new Error('no boats');
    expect(boats).toHaveLength(6);
    expect(titles).toHaveLength(6);
    const [horizon = 0] = boats.map(({ bottom }) => bottom);
    for (const { left, right, bottom } of boats) {
      expect(bottom).toBeCloseTo(horizon, 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    for (const [index, { left, right, top }] of titles.entries()) {
      expect(top).toBeGreaterThan(horizon);
      expect(right).toBeLessThanOrEqual(width);
      // Each below its own boat, where there is a column for each.
      if (width < 1024) continue;
      expect(boats[index]?.left).toBeGreaterThanOrEqual(left - 1);
      expect(boats[index]?.right).toBeLessThanOrEqual(right);
    }
  }
});
