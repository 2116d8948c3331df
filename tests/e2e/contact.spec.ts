import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { content, expect, hydrated, open, test } from './support/test.ts';

const { forms } = content;
const endpoint = '**/api/submit';
const typed = {
  Name: 'Anjali Varma',
  Email: 'anjali@example.com',
  Phone: '+91 98470 12345',
  Message: 'Two boats, please.',
};

const form = (page: Page): Locator => page.getByRole('main').locator('form');
const send = (page: Page): Locator => form(page).getByRole('button', { name: /^(Send message|Sending)$/ });
const alert = (page: Page): Locator => page.getByRole('alert');
const success = (page: Page): Locator => page.getByRole('dialog', { name: forms.success.title });

/** A field by its label; the label of a required one may carry a mark. */
function field(page: Page, label: string): Locator {
  return form(page).getByLabel(new RegExp(`^${label}`));
}

async function openForm(page: Page): Promise<void> {
  await open(page, '/contact');
  await hydrated(form(page));
}

async function fill(page: Page, values: Record<string, string> = typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectTyped(page: Page, values: Record<string, string> = typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** Answers the form in place of the server and keeps what was sent. */
async function answer(
  page: Page,
  respond: (route: Route) => Promise<void>,
): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route(endpoint, async (route) => {
    sent.push(z.record(z.string(), z.string()).parse(route.request().postDataJSON()));
    await respond(route);
  });
  return sent;
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

test.describe('a message that arrives', () => {
  test('is confirmed in a dialog for 3 seconds, and by a line that stays', async ({ page }) => {
    await page.clock.install();
    await answer(page, json(200, { success: true }));
    await openForm(page);
    await fill(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(success(page)).toContainText('Your message has been sent!');
    await page.clock.runFor(2900);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(success(page)).toBeHidden();
    await expect(page.getByRole('status')).toHaveText('Your message has been sent!');
    await expectTyped(page, { Name: '', Email: '', Phone: '', Message: '' });
  });

  for (const label of ['Close', 'Got it'])
    test(`can be closed by '${label}'`, async ({ page }) => {
      await answer(page, json(200, { success: true }));
      await openForm(page);
      await fill(page);
      await page.clock.install();
      await send(page).click();
      await success(page).getByRole('button', { name: label }).click();
      await expect(success(page)).toBeHidden();
      await expect(page.getByRole('status')).toHaveText('Your message has been sent!');
    });

  test('is sent as JSON with the page it came from, and once for a double click', async ({ page }) => {
    const sent = await answer(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await json(200, { success: true })(route);
    });
    await page.goto('/contact?utm_source=harbour');
    await hydrated(form(page));
    await fill(page);
    await send(page).dblclick();
    await expect(success(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      form: 'contact',
      name: 'Anjali Varma',
      email: 'anjali@example.com',
      phone: '+91 98470 12345',
      message: 'Two boats, please.',
      page: '/contact',
      utm_source: 'harbour',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

test.describe('a message that fails', () => {
  const rejected = 'Something went wrong. Please try again.';
  const network = 'Network error. Please try again.';

  for (const [what, respond, words] of [
    ['an answer without success', json(200, { success: false }), rejected],
    ['an answer with success as a word', json(200, { success: 'true' }), rejected],
    ['too many messages (429)', json(429, { success: false }), rejected],
    ['a fault of the server (500)', json(500, { success: false }), rejected],
    [
      'an answer in HTML',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
      network,
    ],
    ['no connection', (route: Route) => route.abort('internetdisconnected'), network],
  ] as const)
    test(`by ${what} says so and keeps what was typed`, async ({ page, noise }) => {
      await answer(page, respond);
      await openForm(page);
      await fill(page);
      await send(page).click();
      await expect(alert(page)).toContainText(words);
      await expect(alert(page)).toBeFocused();
      await expectTyped(page);
      await alert(page).getByRole('button', { name: forms.errors.dismiss }).click();
      await expect(alert(page)).toBeHidden();
      await expectTyped(page);
      // The browser reports failed requests itself.
      noise.length = 0;
    });

  test('by no answer within 10 seconds says so', async ({ page, noise }) => {
    test.slow();
    await answer(page, () => new Promise(() => undefined));
    await openForm(page);
    await fill(page);
    const start = Date.now();
    await send(page).click();
    await expect(alert(page)).toContainText(network, { timeout: 20_000 });
    expect(Date.now() - start).toBeGreaterThan(9_000);
    expect(Date.now() - start).toBeLessThan(16_000);
    await expectTyped(page);
    noise.length = 0;
  });

  test('offers chat and mail with the text filled in', async ({ page }) => {
    await answer(page, json(200, { success: false }));
    await openForm(page);
    await fill(page);
    await send(page).click();
    const text = /Two%20boats%2C%20please/;
    await expect(alert(page).getByRole('link', { name: forms.errors.chat })).toHaveAttribute('href', text);
    await expect(alert(page).getByRole('link', { name: forms.errors.email })).toHaveAttribute('href', text);
  });

  test('keeps its id for the same text, and takes another for a changed one', async ({ page }) => {
    const sent = await answer(page, json(200, { success: false }));
    await openForm(page);
    await fill(page);
    await send(page).click();
    await expect(alert(page)).toBeVisible();
    await send(page).click();
    await expect.poll(() => sent.length).toBe(2);
    await expect(send(page)).toHaveText('Send message');
    await fill(page, { Message: 'Three boats, please.' });
    await send(page).click();
    await expect.poll(() => sent.length).toBe(3);
    expect(sent[1]?.['id']).toBe(sent[0]?.['id']);
    expect(sent[2]?.['id']).not.toBe(sent[0]?.['id']);
  });

  test('names the fields to mend and ties each sentence to its field', async ({ page, noise }) => {
    await answer(page, json(400, { success: false, errors: { phone: 'A phone number has digits.' } }));
    await openForm(page);
    await fill(page);
    await send(page).click();
    const phone = field(page, 'Phone');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/A phone number has digits\./);
    await alert(page)
      .getByRole('link', { name: /^Phone/ })
      .click();
    await expect(phone).toBeFocused();
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
    noise.length = 0;
  });
});

test.describe('the fields', () => {
  test('are name, email and phone, required, and a message', async ({ page }) => {
    await openForm(page);
    for (const [label, required] of [
      ['Name', true],
      ['Email', true],
      ['Phone', true],
      ['Message', false],
    ] as const)
      await expect(field(page, label)).toHaveJSProperty('required', required);
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel');
    await expect(field(page, 'Phone')).toHaveAttribute('inputmode', 'numeric');
  });

  test('are checked by the browser before anything is sent', async ({ page }) => {
    const sent = await answer(page, json(200, { success: true }));
    await openForm(page);
    await fill(page, { ...typed, Email: 'anjali' });
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(sent).toHaveLength(0);
  });

  test('keep what was typed over a reload of the page', async ({ page }) => {
    await openForm(page);
    await fill(page);
    await page.reload();
    await hydrated(form(page));
    await expectTyped(page);
  });
});

test('the banner, the clocks, the form and the map are there', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: "Let's Connect" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Loading Map...')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const map = page.locator('iframe[title*=Kozhikode]');
  await expect(map).toHaveAttribute('src', 'https://www.google.com/maps?q=11.2588,75.7804&z=15&output=embed');
  await page.getByRole('button', { name: 'Dubai' }).click();
  await expect(page.locator('iframe[title*=Dubai]')).toHaveAttribute('src', /25\.270889,55\.3314523/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post leads to /thank-you', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a post with a fault comes back with what was typed and a sentence at its field', async ({
    page,
    noise,
  }) => {
    await page.goto('/contact');
    await fill(page, { ...typed, Phone: 'call me' });
    await send(page).click();
    await expect(page.getByLabel('Name')).toHaveValue(typed.Name);
    await expect(page.getByLabel('Phone').first()).toHaveAccessibleDescription(
      new RegExp(forms.problems.invalid.phone.slice(0, 20)),
    );
    noise.length = 0;
  });
});

test.describe('the inbox', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  const env = {
    ...process.env,
    DATABASE_URL: `file:${path.join(folder, 'inbox.db')}`,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  let server: ChildProcess | undefined;

  /** A server of this test's own. Resolves with its address. */
  function start(): Promise<string> {
    server = spawn(process.execPath, ['server/start.ts'], {
      env: { ...env, PORT: '0', SITE_DIR: 'build/client' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      server?.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      server?.stdout?.on('data', (data: Buffer) => {
        const address = /http:\S+/.exec(data.toString())?.[0];
        if (address) resolve(address);
      });
    });
  }

  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => server?.once('close', resolve));
    server?.kill('SIGKILL');
    await gone;
  }

  test.afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has a message that was sent in the browser after the server was killed and started again', async ({
    page,
  }) => {
    await page.goto(`${await start()}/contact`);
    await hydrated(form(page));
    await fill(page, { ...typed, Message: 'Sent before the kill.' });
    // Whoever fills it in faster than a person is kept apart as a program.
    await page.waitForTimeout(2100);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await kill();
    await start();
    const list = execFileSync(process.execPath, ['server/inbox/cli.ts', 'export', '--format', 'json'], {
      env,
      encoding: 'utf8',
    });
    expect(list).toContain('Sent before the kill.');
    expect(list).toContain('anjali@example.com');
  });
});
