import type { Locator, Page } from '@playwright/test';
import { content, expect, hydrated, open, section, style, test } from './support/test.ts';

const words = content.interface;

/** Holds the browser's clock still once the script listens; time passes only by `runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.describe('the banner', () => {
  const film = (page: Page): Locator => page.locator('main section').first().locator('video');

  for (const [width, height, part] of [
    [390, 800, 0.5],
    [767, 800, 0.5],
    [768, 1000, 0.7],
    [1023, 1000, 0.7],
    [1024, 900, 1],
    [1440, 900, 1],
  ] as const)
    test(`fills ${part * 100}vh at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await expect(film(page)).toBeVisible();
      const box = await film(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      expect(box?.height).toBeCloseTo(height * part, 0);
    });

  test('loops, is muted, plays by itself and has no controls', async ({ page }) => {
    await open(page, '/');
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

  test('can be stopped and started', async ({ page }) => {
    await open(page, '/');
    const paused = () => film(page).evaluate((node) => node instanceof HTMLVideoElement && node.paused);
    const hero = page.locator('main section').first();
    await hero.getByRole('button', { name: words.video.pause }).click();
    await expect.poll(paused).toBe(true);
    await hero.getByRole('button', { name: words.video.play }).click();
    await expect.poll(paused).toBe(false);
  });

  test('says what the agency claims', async ({ page }) => {
    await open(page, '/');
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
});

test.describe('the rotating words', () => {
  const shown = (page: Page): Locator =>
    page.locator('[data-shown]').filter({ has: page.locator(':scope:not(button)') });

  async function turn(page: Page): Promise<string> {
    return (await shown(page).locator('visible=true').first().innerText()).trim();
  }

  test('show on extra-wide screens only, from 1536 px', async ({ page }) => {
    await open(page, '/');
    const word = page.getByRole('button', { name: 'Fearless' });
    for (const [width, visible] of [
      [1535, false],
      [1536, true],
      [1920, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(word).toBeVisible({ visible });
    }
  });

  test('are Fearless, Authentic and People, each for 2000 ms', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.clock.install();
    await open(page, '/');
    await hydrated(page.getByRole('button', { name: 'Fearless' }));
    await page.mouse.move(5, 5);
    await stopClock(page);
    // Whatever word the pause fell on: up to the next change, then by the clock.
    const first = await turn(page);
    for (let step = 0; step < 21 && (await turn(page)) === first; step++) await page.clock.runFor(100);
    const order = ['Fearless', 'Authentic', 'People'];
    let at = order.indexOf(await turn(page));
    expect(at).toBe((order.indexOf(first) + 1) % 3);
    for (let change = 0; change < 3; change++) {
      await page.clock.runFor(1800);
      expect(await turn(page), 'before 2000 ms').toBe(order[at]);
      await page.clock.runFor(200);
      at = (at + 1) % 3;
      await expect.poll(() => turn(page), { message: 'after 2000 ms' }).toBe(order[at]);
    }
  });

  test('hold still while hovered, and once one is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.clock.install();
    await open(page, '/');
    const people = page.getByRole('button', { name: 'People' });
    await hydrated(people);
    await stopClock(page);
    await people.hover();
    const before = await turn(page);
    await page.clock.runFor(5000);
    expect(await turn(page)).toBe(before);
    await people.click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    expect(await turn(page)).toBe('People');
    await expect(people).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the service list', () => {
  const services = [
    ['social', 'Social Media', '/services/social-media'],
    ['seo', 'SEO', '/services/seo'],
    ['performance', 'Performance Marketing', '/services/performance'],
    ['web', 'Web Development & UI/UX', '/services/web-development'],
    ['production', 'Production', '/services/production'],
    ['branding', 'Branding & Creative', '/services/branding'],
    ['digital', 'Influencer Marketing', '/services/influencer-marketing'],
  ] as const;
  const list = (page: Page): Locator => page.getByRole('main').locator('ul:has(> [data-service])');
  const row = (page: Page, key: string): Locator => list(page).locator(`[data-service=${key}]`);
  const dim = 'rgb(60, 68, 88)';
  const lit = 'rgb(251, 246, 238)';

  test('leads to each service', async ({ page }) => {
    await open(page, '/');
    await expect(list(page).getByRole('link')).toHaveText(services.map(([, name]) => name));
    for (const [key, , href] of services)
      await expect(row(page, key).getByRole('link')).toHaveAttribute('href', href);
  });

  /** What the list looks like: the service whose picture is in, and the names and words that are not dimmed. */
  async function look(page: Page): Promise<{ pictures: string[]; lit: string[]; dimmed: string[] }> {
    const rows = await list(page)
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => ({
          key: item instanceof HTMLElement ? (item.dataset['service'] ?? '') : '',
          opacity: Number(getComputedStyle(item.querySelector('picture') ?? item).opacity),
          color: getComputedStyle(item.querySelector('a') ?? item).color,
        })),
      );
    return {
      pictures: rows.filter(({ opacity }) => opacity > 0.99).map(({ key }) => key),
      lit: rows.filter(({ color }) => color === lit).map(({ key }) => key),
      dimmed: rows.filter(({ color }) => color === dim).map(({ key }) => key),
    };
  }

  const keys = services.map(([key]) => key);
  const resting = { pictures: [], lit: keys, dimmed: [] };
  const only = (key: string) => ({
    pictures: [key],
    lit: [key],
    dimmed: keys.filter((other) => other !== key),
  });

  test('fades in the picture of the hovered one and dims the others; leaving restores', async ({ page }) => {
    await open(page, '/');
    expect(await look(page)).toEqual(resting);
    for (const [key] of services) {
      await row(page, key).getByRole('link').hover();
      await expect.poll(() => look(page), { message: key }).toEqual(only(key));
    }
    await page.mouse.move(5, 5);
    await expect.poll(() => look(page)).toEqual(resting);
  });

  test('does the same by keyboard focus', async ({ page }) => {
    await open(page, '/');
    await row(page, 'social').getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    for (const [key] of services) {
      await page.keyboard.press('Tab');
      await expect(row(page, key).getByRole('link')).toBeFocused();
      await expect.poll(() => look(page), { message: key }).toEqual(only(key));
    }
  });

  test('dims the rotating words too', async ({ page }) => {
    await page.setViewportSize({ width: 1536, height: 900 });
    await open(page, '/');
    const wordsBand = page
      .getByRole('main')
      .locator('section > div')
      .filter({ has: page.getByRole('button', { name: 'Fearless' }) });
    expect(await style(wordsBand, 'opacity')).toBe('1');
    await row(page, 'seo').getByRole('link').hover();
    await expect.poll(async () => Number(await style(wordsBand, 'opacity'))).toBeLessThan(0.5);
  });

  test('fills the hovered name in width without moving its neighbours', async ({ page }) => {
    await open(page, '/');
    const name = row(page, 'seo').getByRole('link');
    const place = async () =>
      Promise.all(
        keys.map((key) =>
          row(page, key)
            .getByRole('link')
            .boundingBox()
            .then((box) => box?.y),
        ),
      );
    await name.scrollIntoViewIfNeeded();
    const before = await place();
    const width = (await name.boundingBox())?.width ?? 0;
    await name.hover();
    await expect.poll(() => style(name, 'font-stretch')).toBe('125%');
    expect((await name.boundingBox())?.width).toBeGreaterThan(width);
    expect(await place()).toEqual(before);
  });
});

test('the logos of clients are pictures with names', async ({ page }) => {
  await open(page, '/');
  const logos = section(page, 'Brands that came aboard').getByRole('listitem').getByRole('img');
  await expect(logos).toHaveCount(12);
  for (const alt of await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt'))))
    expect(alt).not.toBe('');
});

test('the works are the first six of eight and lead on to /works', async ({ page }) => {
  const named = content.pages.get('index')?.sections.find((candidate) => candidate.type === 'works-preview');
  if (!named) throw new Error('home names no works');
  expect(named.works).toHaveLength(8);
  const headings = named.works.map(
    ({ written: slug }) => content.works.works.find((work) => work.slug === slug)?.heading ?? '',
  );
  await open(page, '/');
  const works = section(page, named.heading);
  await expect(works.getByRole('heading', { level: 3 })).toHaveText(headings.slice(0, 6));
  await expect(works.getByRole('link', { name: named.action.label })).toHaveAttribute('href', '/works');
});

test('Our Story leads on by Learn More to /about', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
    'href',
    '/about',
  );
});

test('the awards are one picture, described', async ({ page }) => {
  await open(page, '/');
  const awards = section(page, 'Six sails came home in 2023');
  await expect(awards.getByRole('img')).toHaveAttribute('alt', /six dhows/i);
  await expect(awards.getByRole('listitem')).toHaveCount(6);
});

test.describe('the clients on film', () => {
  const clips = (page: Page): Locator => section(page, 'Clients, in their own voice');
  const cards = (page: Page): Locator =>
    clips(page)
      .getByRole('group', { includeHidden: true })
      .filter({ has: page.locator('figure') });
  const player = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.locator('video') });
  const openFirst = async (page: Page): Promise<void> => {
    await open(page, '/');
    await hydrated(clips(page));
    await clips(page)
      .getByRole('button', { name: /Play the film of/ })
      .first()
      .click();
    await expect(player(page)).toBeVisible();
  };

  test('stand before a looping background film', async ({ page }) => {
    await open(page, '/');
    const film = clips(page).locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('controls', false);
  });

  test('show 1, 1.3, 2, 3 and 4 at 640, 768, 1024 and 1280 px', async ({ page }) => {
    await open(page, '/');
    await hydrated(clips(page));
    for (const [width, slides] of [
      [390, 1],
      [639, 1],
      [640, 1.3],
      [767, 1.3],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const measured = (): Promise<number> =>
        cards(page)
          .first()
          .evaluate((slide) => {
            const track = slide.parentElement;
            const gap = parseFloat(getComputedStyle(slide).getPropertyValue('--gap'));
            return ((track?.parentElement?.clientWidth ?? 0) + gap) / slide.getBoundingClientRect().width;
          });
      await expect.poll(measured, { message: `at ${width} px` }).toBeCloseTo(slides, 1);
    }
  });

  test('open in a modal with a film of the client that plays by itself', async ({ page }) => {
    await openFirst(page);
    const film = player(page).locator('video');
    await expect(film).toHaveJSProperty('autoplay', true);
    await expect(film.locator('source').first()).toHaveAttribute('src', /^\/media\/videos\//);
    await expect
      .poll(() =>
        film.evaluate((node) => node instanceof HTMLVideoElement && !node.paused && node.currentTime > 0),
      )
      .toBe(true);
  });

  for (const [how, close] of [
    ['the X', (page: Page) => player(page).getByRole('button', { name: words.dialog.close }).click()],
    ['the backdrop', (page: Page) => page.mouse.click(8, 300)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    test(`are closed by ${how}, and the film's address is cleared`, async ({ page }) => {
      await openFirst(page);
      await close(page);
      await expect(player(page)).toHaveCount(0);
      await expect(page.locator('dialog video')).toHaveCount(0);
      await expect(
        clips(page)
          .getByRole('button', { name: /Play the film of/ })
          .first(),
      ).toBeFocused();
    });
});

test.describe('the offices', () => {
  const office = (page: Page, name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, level: 3 }) });

  async function at(page: Page, utc: string, path = '/'): Promise<void> {
    await page.clock.install({ time: new Date(utc) });
    await open(page, path);
    await hydrated(office(page, 'Dubai'));
    await page.clock.pauseAt(new Date(new Date(utc).getTime() + 60_000));
  }

  test('lead to /contact and name their hours', async ({ page }) => {
    await open(page, '/');
    for (const name of ['Kozhikode', 'Dubai']) {
      await expect(office(page, name).getByRole('link')).toHaveAttribute('href', '/contact');
      await expect(office(page, name)).toContainText('09:30 AM - 06:30 PM');
    }
  });

  test('show the hour of both zones in twelve hours, refreshed every second', async ({ page }) => {
    await at(page, '2025-09-18T13:17:05Z');
    const time = (name: string): Promise<string> =>
      office(page, name)
        .locator('time')
        .innerText()
        .then((text) => text.replace(/\s+/g, ' '));
    await expect.poll(() => time('Kozhikode')).toMatch(/^06:48:0\d PM$/);
    await expect.poll(() => time('Dubai')).toMatch(/^05:18:0\d PM$/);
    const seconds = async (): Promise<number> => Number((await time('Dubai')).slice(6, 8));
    const before = await seconds();
    for (let step = 1; step <= 3; step++) {
      await page.clock.runFor(1000);
      await expect.poll(seconds).toBe(before + step);
    }
  });

  for (const [when, utc, kozhikode, dubai] of [
    [
      'on Thursday at noon in Dubai',
      '2025-09-18T08:00:00Z',
      'Open now, until 06:30 PM',
      'Open now, until 06:30 PM',
    ],
    [
      'between the two closing hours',
      '2025-09-18T13:18:00Z',
      'Closed. Opens 09:30 AM',
      'Open now, until 06:30 PM',
    ],
    [
      'between the two opening hours',
      '2025-09-18T04:30:00Z',
      'Open now, until 06:30 PM',
      'Closed. Opens 09:30 AM',
    ],
    ['on Saturday', '2025-09-20T08:00:00Z', 'Open now, until 06:30 PM', 'Closed. Opens 09:30 AM'],
    ['on Sunday', '2025-09-21T08:00:00Z', 'Closed. Opens 09:30 AM', 'Closed. Opens 09:30 AM'],
  ] as const)
    test(`say whether somebody is there ${when}`, async ({ page }) => {
      await at(page, utc);
      await expect(office(page, 'Kozhikode')).toContainText(kozhikode);
      await expect(office(page, 'Dubai')).toContainText(dubai);
    });

  test('have the sun where the hour puts it', async ({ page }) => {
    // One minute is lost to the start of the page: see `at`.
    await at(page, '2025-09-18T09:59:00Z');
    const sun = (name: string) => office(page, name).locator('circle');
    const place = async (name: string): Promise<[number, number]> => [
      Number(await sun(name).getAttribute('cx')),
      Number(await sun(name).getAttribute('cy')),
    ];
    // Two o'clock is the middle of the day in Dubai: the highest point of the arc.
    await expect.poll(async () => (await place('Dubai'))[0]).toBeCloseTo(330, 0);
    const [, noon] = await place('Dubai');
    // Kozhikode is an hour and a half ahead, so its sun is further and lower.
    const [x, y] = await place('Kozhikode');
    expect(x).toBeCloseTo(330 + (360 * 90) / 540, 0);
    expect(y).toBeGreaterThan(noon);
  });

  test('are on the contact page too', async ({ page }) => {
    await at(page, '2025-09-18T08:00:00Z', '/contact');
    await expect(office(page, 'Kozhikode')).toContainText('Open now');
    await expect(office(page, 'Dubai').locator('time')).toContainText('12:01');
  });
});

test('the latest three articles, newest first, lead on by View All Blogs', async ({ page }) => {
  await open(page, '/');
  const blogs = section(page, 'From the logbook');
  const newest = [...content.articles].toSorted(([, a], [, b]) => b.date.localeCompare(a.date)).slice(0, 3);
  await expect(blogs.getByRole('listitem')).toHaveCount(3);
  const dates = await blogs
    .locator('time')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime')));
  expect(dates).toEqual(newest.map(([, { date }]) => date));
  await expect(blogs.getByRole('link', { name: 'View All Blogs' })).toHaveAttribute('href', '/blogs');
});
