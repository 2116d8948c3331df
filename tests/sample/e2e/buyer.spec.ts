import { expect, open, test } from '../../e2e/support/test.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Tap = (page: Page) => Locator;

const menu: Tap = (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const inMenu =
  (name: string): Tap =>
  (page) =>
    page.getByRole('dialog').getByRole('link', { name, exact: true });
const inMain =
  (name: RegExp): Tap =>
  (page) =>
    page.locator('main').getByRole('link', { name }).first();

/** Questions of a buyer on a phone: the taps from the home page, and where the answer is. */
const walks: readonly [question: string, taps: readonly Tap[], answer: Tap][] = [
  ['how to write', [inMain(/^Contact Us/)], (page) => page.getByRole('button', { name: 'Send message' })],
  ['what it brought', [inMain(/Nila Resorts/)], (page) => page.getByText('2,700').first()],
  [
    'what it costs',
    [menu, inMenu('Services')],
    (page) => page.getByRole('heading', { name: 'By the month, from' }),
  ],
  [
    'how they work',
    [inMain(/^Contact Us/)],
    (page) => page.getByRole('heading', { name: 'What happens after you write to us' }),
  ],
  ['who they are', [menu, inMenu('Our Story')], (page) => page.getByRole('heading', { name: 'Leadership' })],
];

for (const [question, taps, answer] of walks)
  test(`a phone finds ${question} in three taps from home`, async ({ page }) => {
    expect(taps.length).toBeLessThanOrEqual(3);
    await open(page, '/');
    for (const tap of taps) await tap(page).tap();
    await expect(answer(page)).toBeVisible();
  });
