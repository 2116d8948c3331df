import type { Locator, Page } from '@playwright/test';
import { content, expect, hydrated, inView, open, section, style, test } from '../../e2e/support/test.ts';

const carousel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const slides = (page: Page, name: string): Locator =>
  carousel(page, name).locator('[aria-roledescription="slide"]');

/** How many slides fit side by side, a cut one as a fraction. */
async function perView(page: Page, name: string): Promise<number> {
  const row = await carousel(page, name)
    .locator('[aria-live]')
    .evaluate((node) => node.clientWidth);
  const gap = await slides(page, name)
    .first()
    .evaluate((node) => parseFloat(getComputedStyle(node).paddingInlineStart));
  const slide = await slides(page, name)
    .first()
    .evaluate((node) => node.getBoundingClientRect().width);
  return (row + gap) / slide;
}

test.describe('about', () => {
  const teams = [
    ['Leadership', [1.2, 2, 2.5, 3, 4]],
    ['Business heads', [1.2, 2, 3, 4, 5]],
    ['Department heads', [1.6, 2.5, 3.5, 4.5, 6]],
  ] as const;

  test('has mission, story, founder, three teams, the UAE and life', async ({ page }) => {
    await open(page, '/about');
    for (const name of [
      'Our mission',
      'The founder',
      'Leadership',
      'Business heads',
      'Department heads',
      'Regional head, UAE',
      'Life at dhow',
    ])
      await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
    await expect(section(page, 'Life at dhow').locator('figure')).toHaveCount(10);
    for (const role of ['Executive', 'Growth', 'Operating', 'People', 'Financial'])
      await expect(carousel(page, 'Leadership').getByText(`Chief ${role} Officer`)).toHaveCount(1);
    for (const role of ['HR', 'Marketing', 'Brand Solutions', 'Design', 'Brand Consultants', 'Accounts'])
      await expect(
        carousel(page, 'Department heads').getByText(`Department Head, ${role}`, { exact: true }),
      ).toHaveCount(1);
  });

  for (const [name, counts] of teams)
    test(`${name} changes its number of slides at 640, 768, 1024 and 1240 px`, async ({ page }) => {
      await open(page, '/about');
      await hydrated(carousel(page, name));
      for (const [index, width] of [639, 640, 768, 1024, 1240].entries()) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => perView(page, name), { message: `${width} px` })
          .toBeCloseTo(counts[index] ?? 0, 1);
      }
      for (const [index, width] of [767, 1023, 1239].entries()) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => perView(page, name), { message: `${width} px` })
          .toBeCloseTo(counts[index + 1] ?? 0, 1);
      }
    });

  test('teams turn every 2500 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    await hydrated(carousel(page, 'Business heads'));
    await page.clock.pauseAt(Date.now() + 60_000);
    const active = (): Promise<number> =>
      slides(page, 'Business heads').evaluateAll((all) =>
        all.findIndex((slide) => slide.hasAttribute('data-active')),
      );
    await page.clock.runFor(2500);
    const first = await active();
    await page.clock.runFor(2500);
    await expect.poll(active).toBe((first + 1) % 7);
    await page.clock.runFor(2500);
    await expect.poll(active).toBe((first + 2) % 7);
  });
});

test('awards lists four silver and two bronze of 2023, and closes', async ({ page }) => {
  await open(page, '/awards');
  const list = section(page, 'All six awards').getByRole('listitem');
  await expect(list).toHaveCount(6);
  await expect(list.filter({ hasText: 'silver' })).toHaveCount(4);
  await expect(list.filter({ hasText: 'bronze' })).toHaveCount(2);
  await expect(list.filter({ hasText: '2023' })).toHaveCount(6);
  await expect(list.getByRole('img').first()).toHaveAccessibleName(
    'Silver medal with a flower carpet of four rings on it',
  );
  await expect(page.getByRole('heading', { name: 'Do you have a brief for us?' })).toBeVisible();
  await expect(section(page, 'All six awards').getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('clients shows four trades and every client with trade, city and service, on small screens thirteen at first', async ({
  page,
}) => {
  await open(page, '/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page.locator('main section').first().getByRole('img')).toHaveCount(4);
  const brands = section(page, 'Thirty of our clients, and the service each began with');
  const marks = brands.getByRole('listitem').filter({ has: page.getByRole('img') });
  for (const [width, count] of [
    [1440, 30],
    [1024, 30],
    [1023, 13],
    [390, 13],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(marks.filter({ visible: true })).toHaveCount(count);
  }
  for (const more of await brands.getByText('Show all').all()) await more.click();
  await expect(marks.filter({ visible: true })).toHaveCount(30);
  const mathi = marks.filter({ has: page.getByRole('img', { name: 'mathi' }) });
  await expect(mathi).toContainText('Fish to the door');
  await expect(mathi).toContainText('Kochi');
  await expect(mathi).toContainText('Performance Marketing');
});

test.describe('careers', () => {
  test('has three reasons and twenty jobs with place, mode and Apply', async ({ page }) => {
    await open(page, '/career');
    await expect(section(page, 'Why work with us?').getByRole('listitem')).toHaveCount(3);
    const jobs = section(page, 'Twenty open roles').getByRole('listitem');
    await expect(jobs).toHaveCount(20);
    await expect(jobs.filter({ hasText: 'Kozhikode, Kerala' }).filter({ hasText: 'Onsite' })).toHaveCount(20);
    const count = (title: string): Promise<number> =>
      jobs.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).count();
    for (const [title, times] of [
      ['Cinematographer', 2],
      ['Project Coordinator', 2],
      ['SEO Content Writer', 3],
      ['Social Media Content Writer', 2],
      ['Receptionist', 1],
      ['Business Development Representatives', 1],
    ] as const)
      expect(await count(title), title).toBe(times);
  });

  test('a team comes first for those who listen, and stays in its place for those who look', async ({
    page,
  }) => {
    await open(page, '/career');
    const roles = section(page, 'Twenty open roles');
    const jobs = roles.getByRole('listitem');
    const sales = roles.getByRole('heading', { name: 'Sales', exact: true });
    const button = roles.getByRole('button', { name: 'Sales 3' });
    await hydrated(button);
    // A click scrolls, so the place is measured on the page.
    const placeOf = (): Promise<number[]> =>
      sales.evaluate((heading) => {
        const { x, y } = heading.getBoundingClientRect();
        return [x, Math.round(y + scrollY)];
      });
    const place = await placeOf();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(jobs.first()).toContainText('Sales Trainer');
    await expect(jobs).toHaveCount(20);
    expect(await placeOf()).toEqual(place);
    await roles.getByRole('button', { name: 'All 20' }).click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(jobs.first()).toContainText('Creative Director');
  });

  test('jobs with one title say which they are', async ({ page }) => {
    await open(page, '/career');
    await expect(page.getByRole('link', { name: 'Apply SEO Content Writer, 2 of 3' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Web Developer', exact: true })).toBeVisible();
  });

  test('Apply carries the role to the contact form', async ({ page }) => {
    await open(page, '/career');
    await page.getByRole('link', { name: 'Apply Web Developer' }).click();
    await expect(page).toHaveURL(/\/contact\?role=web-developer#form$/);
    await expect(page.locator('form p').filter({ hasText: 'Web Developer' })).toBeInViewport();
    await expect(page.locator('form input[name="role"]')).toHaveValue('Web Developer');
    await page.goto('/contact');
    await hydrated(page.locator('form').first());
    await expect(page.locator('form input[name="role"]')).toHaveCount(0);
  });
});

test.describe('legal texts', () => {
  const sections = {
    '/Privacy': [
      'Information We Collect',
      'How We Use Your Information',
      'Data Security',
      'Use of Google reCAPTCHA',
      'Sharing Your Information',
      'Changes to This Privacy Policy',
      'Contact Us',
    ],
    '/TermsAndConditions': [
      'Services',
      'Client Responsibilities',
      'Fees and Payment',
      'Intellectual Property',
      'Confidentiality',
      'Termination',
      'Limitation of Liability',
      'Indemnification',
      'Third-Party Tools and Platforms',
      'Governing Law',
      'Modifications',
      'Entire Agreement',
      'Contact',
    ],
  };
  const contents = (page: Page): Locator =>
    page.getByRole('navigation', { name: content.templates.legal.contents });

  for (const [path, names] of Object.entries(sections))
    test(`${path} has its ${names.length} sections with links that stick from 768 px`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('main section[id] > h2')).toHaveText(names);
      await expect(contents(page).getByRole('link')).toHaveText(names);
      for (const [width, position] of [
        [768, 'sticky'],
        [767, 'static'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await style(contents(page), 'position')).toBe(position);
      }
    });

  test('the link of the section being read is marked', async ({ page }) => {
    await open(page, '/Privacy');
    await hydrated(contents(page));
    await contents(page).getByRole('link', { name: 'Data Security' }).click();
    await expect(contents(page).getByRole('link', { name: 'Data Security' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    expect(await inView(page.getByRole('heading', { name: 'Data Security' }))).toBe(true);
  });

  test('no link is marked once a jump has led back above the first section', async ({ page }) => {
    await open(page, '/Privacy');
    await hydrated(contents(page));
    const marked = contents(page).locator('[aria-current]').filter({ visible: true });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(marked).toHaveText('Contact Us');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked).toHaveCount(0);
  });

  test('the privacy policy says when it was changed, the terms do not', async ({ page }) => {
    await open(page, '/Privacy');
    await expect(page.getByText('Last updated 18 Sept 2025')).toBeVisible();
    await open(page, '/TermsAndConditions');
    await expect(page.locator('main').getByText(/last updated/i)).toHaveCount(0);
    for (const rule of [
      'Fees are non-refundable unless stated in writing.',
      'a licence is granted only after full payment',
      'governed by the laws of India',
    ])
      await expect(page.getByText(rule)).toBeVisible();
  });
});
