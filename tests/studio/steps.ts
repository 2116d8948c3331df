import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { expect, type Running } from './test.ts';

/** Common actions of an editor. */

export async function edit(page: Page, { url }: Running, file: string): Promise<void> {
  await page.goto(`${url}/#/edit/${file}`);
  await page.getByText('Everything is saved.').waitFor();
}

/** Opens the entry of a list that starts with this text. */
export async function open(page: Page, name: string | RegExp): Promise<Locator> {
  const entry = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: name }) });
  await entry.locator('summary', { hasText: name }).first().click();
  return entry.last();
}

/** Adds an entry to the list with this button. */
export async function add(page: Page, button: string): Promise<Locator> {
  const list = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) });
  await page.getByRole('button', { name: button, exact: true }).last().click();
  return list.last().locator(':scope > ol > li').last();
}

/** Creates a file as a copy of another. */
export async function begin(
  page: Page,
  { url }: Running,
  one: string,
  name: string,
  copyOf: string,
): Promise<void> {
  await page.goto(url);
  await page.getByText(`New ${one}`, { exact: true }).click();
  await page.getByRole('textbox', { name: 'End of its address' }).filter({ visible: true }).fill(name);
  await page
    .getByRole('combobox', { name: 'Begin with a copy of' })
    .filter({ visible: true })
    .selectOption(copyOf);
  await page.getByRole('button', { name: 'Begin' }).filter({ visible: true }).click();
  await page.getByText('Not saved yet.').waitFor();
}

/** Rewrites every text by reversing its words. */
export async function rewrite(page: Page): Promise<void> {
  await page.evaluate(() => {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    for (const area of document.querySelectorAll('textarea')) {
      // A figure quotes its result.
      if (area.labels?.[0]?.textContent === 'Result') continue;
      if (!/^[^{[#\n]{30,}$/.test(area.value) || /^https|\w\/\w/.test(area.value)) continue;
      write?.call(area, area.value.split(' ').toReversed().join(' '));
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it once you publish.')).toBeVisible();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

export async function publish(page: Page, { url }: Running, message: string): Promise<void> {
  await page.goto(`${url}/#/publish`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Meera Joseph');
  await page.getByRole('textbox', { name: 'Your email address' }).fill('meera@dhow.example');
  await page.getByRole('textbox', { name: 'What changes, in a few words' }).fill(message);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

interface Outcome {
  file: string;
  says: string | RegExp;
  address: string;
  shows: string;
}

/** Publishes, and checks that the file, the built page and one commit contain the change, and that `check` passes. */
export async function goesLive(
  page: Page,
  studio: Running,
  message: string,
  outcome: Outcome,
): Promise<void> {
  const commits = Number(studio.git('rev-list', '--count', 'HEAD'));
  await publish(page, studio, message);
  await expect(page.getByText('Done: this is what visitors see now')).toBeVisible();
  expect(studio.git('log', '-1', '--format=%an: %s')).toBe(`Meera Joseph: ${message}`);
  expect(studio.git('rev-list', '--count', 'HEAD')).toBe(String(commits + 1));
  expect(studio.git('status', '--porcelain')).toBe('');
  expect(studio.read(outcome.file)).toMatch(outcome.says);
  expect(studio.built(outcome.address)).toContain(outcome.shows);
  const { FULL: isFull } = process.env;
  // Publishing starts with the content check, so only the picture check is added here. The full run runs all of
  // `check`, to prove that no other part reads content.
  const check = spawnSync(process.execPath, ['scripts/check/check.ts', ...(isFull ? [] : ['media'])], {
    ...{ cwd: studio.root, encoding: 'utf8' },
  });
  expect(check.status, check.stdout + check.stderr).toBe(0);
}
