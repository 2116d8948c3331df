import type { Page } from '@playwright/test';
import { violations } from '../../e2e/support/axe.ts';
import { digital, web } from '../../e2e/support/landing.ts';
import { menu, menuButton } from '../../e2e/support/shell.ts';
import { wakeSections } from '../../e2e/support/templates.ts';
import { allow, content, expect, open, section, test } from '../../e2e/support/test.ts';

const { forms, interface: words } = content;

/** Fills in the contact form and sends it; the server's answer is given. */
async function sendForm(page: Page, status: number, json: unknown): Promise<void> {
  await page.route('**/api/submit', (route) => route.fulfill({ status, json }));
  const form = page.getByRole('main').locator('form');
  for (const [label, value] of [
    ['Name', 'Anjali Varma'],
    ['Email', 'anjali@example.com'],
    ['Phone', '+91 98470 12345'],
  ] as const)
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  await form.getByRole('button', { name: 'Send message' }).click();
}

/** What opens or changes on a page: its name, where it is, how it comes about. */
const states: readonly [name: string, path: string, width: number, reach: (page: Page) => Promise<void>][] = [
  [
    'the menu open',
    '/thank-you',
    390,
    async (page) => {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  ],
  [
    'the search open with results',
    '/thank-you',
    1440,
    async (page) => {
      await page.keyboard.press('/');
      await expect(page.getByLabel(words.search.field)).toBeFocused();
      await page.keyboard.type('seo');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  ],
  [
    'a clip playing',
    '/',
    1440,
    async (page) => {
      const play = page.getByRole('button', { name: /Play the film of/ }).first();
      await play.click();
      await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    },
  ],
  [
    'a message sent',
    '/contact',
    390,
    async (page) => {
      await sendForm(page, 200, { success: true });
      await expect(page.getByRole('dialog', { name: forms.success.title })).toBeVisible();
    },
  ],
  [
    'a message refused',
    '/contact',
    390,
    async (page) => {
      await sendForm(page, 400, { success: false, errors: { phone: 'A phone number has digits.' } });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'another question open',
    web,
    390,
    async (page) => {
      const question = section(page, 'Questions about a website in Dubai').locator('details').nth(3);
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open', '');
    },
  ],
  [
    'another tab chosen',
    digital,
    1440,
    async (page) => {
      const tab = section(page, 'Our Case Studies').getByRole('tab', { name: 'Branding', exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  ],
];

for (const [name, path, width, reach] of states)
  test(`axe finds nothing with ${name}`, async ({ page, noise }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await wakeSections(page);
    await reach(page);
    // The browser reports refused requests itself.
    if (name === 'a message refused') allow(noise, /status of 400/);
    expect(await violations(page)).toEqual([]);
  });
