import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openInbox } from '#server/inbox/database.ts';
import type { Arrival } from '#server/inbox/lead.ts';
import { storeAll } from '#server/inbox/store.ts';
import { violations } from '../e2e/support/axe.ts';
import { expect, test } from './test.ts';

type Fields = Arrival['submission']['fields'];

const nothing = {
  id: undefined,
  role: undefined,
  service: undefined,
  page: undefined,
  landing: undefined,
  referrer: undefined,
  notice: undefined,
};

/** Stores messages as the server, a separate process, does. */
async function receive(root: string, ...letters: (Fields & { spam?: true })[]): Promise<void> {
  const inbox = await openInbox(`file:${path.join(root, 'data/inbox.db')}`);
  const arrivals = letters.map(({ spam, ...fields }) => ({
    submission: { ...nothing, form: 'contact' as const, fields, campaign: {}, extra: {} },
    spam: spam && ('speed' as const),
    office: 'kozhikode',
    receivedAt: new Date(),
  }));
  await storeAll(inbox.db, arrivals, []);
  await inbox.db.destroy();
}

test('a lead appears by itself, is read, marked, noted and answered, and stays so', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}/#/leads`);
  await expect(page.getByRole('status').filter({ hasText: '0 messages' })).toBeVisible();
  const asha = {
    name: 'Asha Nair',
    email: 'asha@boats.example',
    message: 'Eleven houseboats.\n<b>Soon</b>?',
  };
  await receive(studio.root, asha, { name: 'Rank One', message: 'First page!', spam: true });
  await page.getByRole('link', { name: /Asha Nair/ }).click();
  await expect(page.getByRole('link', { name: 'Leads 1 new' })).toBeVisible();
  await expect(page.getByText('<b>Soon</b>?').last()).toBeVisible();
  const answer = await page.getByRole('link', { name: 'Answer by email' }).getAttribute('href');
  const reference = /Reference (\w{8})/.exec((await page.getByRole('article').textContent()) ?? '')?.[1];
  expect(answer).toContain('mailto:asha%40boats.example?subject=');
  expect(answer).toContain(`${reference}`);
  await page.getByRole('radio', { name: 'Answered' }).check();
  await page.getByRole('textbox', { name: /A note/ }).fill('rang, proposal by Friday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'rang, proposal by Friday' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Answered' })).toBeChecked();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByRole('link', { name: /Asha Nair/ })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('combobox', { name: 'Spam' }).selectOption('Only spam');
  await page.getByRole('link', { name: /Rank One/ }).click();
  await page.getByRole('button', { name: 'This is no spam' }).click();
  await page.getByRole('combobox', { name: 'Spam' }).selectOption('Left out');
  await page.getByRole('searchbox').fill('first RANK');
  await expect(page.getByRole('link', { name: /Asha Nair/ })).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'a table (CSV)' }).click();
  const table = readFileSync(await (await download).path(), 'utf8');
  expect(table.split('\r\n')).toHaveLength(3);
  expect(table).toContain('First page!');
  await page.getByLabel('To, that day included').fill('2024-11-30');
  await expect(page.getByRole('link', { name: /Rank One/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'a table (CSV)' })).toHaveAttribute(
    'href',
    /until=2024-11-30T|until=2024-12-01T/,
  );
});

test('a person is deleted only after it was said how much goes, and not when more has come in', async ({
  page,
  studio,
}) => {
  const omar = { name: 'Omar', email: 'omar@creek.example' };
  await receive(studio.root, { ...omar, message: 'One' });
  await page.goto(`${studio.url}/#/leads`);
  await page.getByText('Delete a person').click();
  await page.getByRole('textbox', { name: 'Email address or phone number' }).fill('OMAR@creek.example');
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByText('1 message, with notes.')).toBeVisible();
  await receive(studio.root, { ...omar, message: 'Two' });
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert')).toContainText('More has come in');
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByText('2 messages, with notes.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Omar/ })).toHaveCount(0);
});
