import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function edit(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}/#/edit/${file}`);
  await page.getByText('Everything is saved.').waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it once you publish.')).toBeVisible();
}

/** What visitors would see, without script. */
async function shown(page: Page, address: string): Promise<string> {
  const { preview } = (await page.evaluate(async () => (await fetch('/api/studio')).json())) as {
    preview: string;
  };
  return (await fetch(preview + address)).text();
}

test('an office is found by its opening hours, and opens earlier and on Saturdays', async ({
  page,
  studio,
}) => {
  await page.goto(studio.url);
  await page.getByRole('searchbox').fill('opening hours');
  const first = page.locator('.entries a').first();
  await expect(first).toHaveText(/^Offices: opening hours/);
  await first.click();
  await page.locator('summary', { hasText: 'Dubai' }).click();
  const dubai = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: 'Dubai' }) });
  await dubai.getByRole('textbox', { name: 'Opens at' }).fill('09:00');
  await dubai.getByRole('checkbox', { name: 'Saturday' }).check();
  await save(page);
  expect(studio.git('diff', '-U0', '--', 'content')).toContain(
    '+    hours: { timeZone: Asia/Dubai, days: [1, 2, 3, 4, 5, 6], opens: "09:00", closes: "18:30", sample: true }',
  );
  expect(await shown(page, '/contact')).toMatch(/09:00 AM/);
});

test('a job is added by its title alone, which names it', async ({ page, studio }) => {
  await edit(page, studio.url, 'jobs.yaml');
  await page.locator('summary', { hasText: 'Writing' }).click();
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Go there' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' }).last()).toBeFocused();
  await page.keyboard.type('Malayalam Copywriter');
  await page.keyboard.press('Tab');
  await save(page);
  expect(studio.git('diff', '-U0', '--', 'content').split('\n').at(-1)).toBe(
    '+      - { id: malayalam-copywriter, title: Malayalam Copywriter }',
  );
  expect(await shown(page, '/career')).toContain('Malayalam Copywriter');
});
