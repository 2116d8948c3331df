import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { add, begin, edit, goesLive, open, rewrite, save } from './steps.ts';
import { expect, test } from './test.ts';

const photograph = async (colour: string) => ({
  name: `${colour}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** Links a new page and saves both together, because neither is valid without the other. */
async function link(page: Page, list: Locator, label: string, href: string): Promise<void> {
  await list.getByRole('button', { name: 'Add link' }).click();
  await list.getByRole('textbox', { name: 'Label' }).last().fill(label);
  await list.getByRole('combobox', { name: 'Leads to' }).last().fill(href);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save all together' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

/** Inserts a picture at the cursor and describes it. */
async function putIn(page: Page, key: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Put a picture into the text' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).filter({ visible: true }).fill(key);
  await page.getByRole('button', { name: key, exact: true }).filter({ visible: true }).click();
  await page.keyboard.type(words);
}

test('a figure, on every page that quotes it', async ({ page, studio }) => {
  await edit(page, studio, 'settings/claims.yaml');
  await page.locator('summary', { hasText: 'clients-500' }).click();
  await page.getByRole('textbox', { name: 'Figure', exact: true }).fill('520+');
  await save(page);
  await goesLive(page, studio, 'More clients', {
    ...{ file: 'settings/claims.yaml', says: 'figure: "520+"' },
    ...{ address: '/', shows: '520' },
  });
});

test('an award, with its picture uploaded', async ({ page, studio }) => {
  await edit(page, studio, 'awards.yaml');
  const award = await add(page, 'Add award');
  await award.getByRole('textbox', { name: 'Metal' }).fill('silver');
  await award.getByRole('textbox', { name: 'Title' }).fill('Best shop sign');
  await award.getByRole('textbox', { name: 'Given by' }).fill('Two Shores Advertising Guild');
  await award.getByRole('spinbutton', { name: 'Year' }).fill('2024');
  await award.getByRole('textbox', { name: 'Description' }).fill('For a sign that is read from the bus.');
  await award
    .getByRole('button', { name: /^Choose a picture/ })
    .first()
    .click();
  await page.getByLabel('Upload a photograph').setInputFiles(await photograph('silver'));
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const [index, words] of ['A silver sheet', 'Two Shores Advertising Guild'].entries())
    await award
      .getByRole('textbox', { name: /What is seen/ })
      .nth(index)
      .fill(words);
  await award.getByRole('textbox', { name: 'Picture' }).nth(1).fill('wordmarks/body-two-shores');
  await save(page);
  await edit(page, studio, 'pages/awards.yaml');
  const list = await open(page, /^Award list/);
  await list.getByRole('button', { name: 'Add award' }).click();
  await list.getByRole('combobox', { name: 'Award 7' }).selectOption('best-shop-sign');
  await save(page);
  await goesLive(page, studio, 'A new award', {
    ...{ file: 'awards.yaml', says: 'title: Best shop sign' },
    ...{ address: '/awards', shows: 'Best shop sign' },
  });
});

test('a person', async ({ page, studio }) => {
  await edit(page, studio, 'people.yaml');
  const person = await add(page, 'Add person');
  await person.getByRole('textbox', { name: 'Name', exact: true }).fill('Anjali Nambiar');
  await person.getByRole('textbox', { name: 'Role' }).fill('Copywriter');
  await person.getByRole('combobox', { name: 'Group' }).selectOption('department');
  await person.getByRole('textbox', { name: 'Picture' }).fill('portraits/meera-joseph');
  await person.getByRole('textbox', { name: /What is seen/ }).fill('Anjali Nambiar in yellow');
  await save(page);
  await expect(page.getByText('On no page yet: anjali-nambiar')).toBeVisible();
  await page.getByRole('link', { name: 'the page that should show it' }).click();
  await expect(page.locator('select:focus')).toHaveValue(/^[a-z]+-[a-z]+$/);
  const someone = await add(page, 'Add person');
  await someone.getByRole('combobox').selectOption('anjali-nambiar');
  await save(page);
  await goesLive(page, studio, 'Anjali joins', {
    ...{ file: 'people.yaml', says: 'name: Anjali Nambiar' },
    ...{ address: '/about', shows: 'Anjali Nambiar' },
  });
});

test('an article with two pictures, for a day to come', async ({ page, studio }) => {
  await begin(page, studio, 'article', 'monsoon-hours', 'articles/roi.md');
  await rewrite(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Our hours in the monsoon');
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Hours in the monsoon | dhow');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('When we open from June to August. '.repeat(3));
  await page.getByRole('textbox', { name: 'First words' }).fill('We open when the rain allows it.');
  await page.getByRole('textbox', { name: 'Takeaway' }).fill('when we open, month by month.');
  const body = Array.from({ length: 120 }, (_, index) => `Day ${index} rains, and we open later.`).join(' ');
  await page.getByRole('textbox', { name: 'Body' }).fill(`## Rain\n\n${body}`);
  await putIn(page, 'posters/seo', 'A wet road');
  await putIn(page, 'posters/branding', 'A dry road');
  await save(page);
  expect(studio.read('articles/monsoon-hours.md')).toContain(
    '![A wet road](posters/seo)\n\n![A dry road](posters/branding)',
  );
  await goesLive(page, studio, 'An article', {
    ...{ file: 'articles/monsoon-hours.md', says: 'Our hours in the monsoon' },
    ...{ address: '/blogs/monsoon-hours', shows: 'A dry road' },
  });
  await edit(page, studio, 'articles/monsoon-hours.md');
  await page.getByLabel('Date', { exact: true }).fill('2099-06-01');
  await save(page);
  await goesLive(page, studio, 'It waits for June', {
    ...{ file: 'articles/monsoon-hours.md', says: 'date: 2099-06-01' },
    ...{ address: '/../schedule.json', shows: '2099-06-01' },
  });
  expect(() => studio.built('/blogs/monsoon-hours')).toThrow('ENOENT');
  await page.goto(studio.url);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hours in the monsoon' })).toContainText(
    'from June 1, 2099',
  );
});

test('a service', async ({ page, studio }) => {
  await begin(page, studio, 'service', 'signs', 'services/branding.yaml');
  await rewrite(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Signs');
  await page.getByRole('textbox', { name: 'Title', exact: true }).nth(1).fill('Signs for shops | dhow');
  await page
    .getByRole('textbox', { name: 'Description' })
    .first()
    .fill('Signs that are read from the bus. '.repeat(3));
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Signs read from the bus');
  await edit(page, studio, 'settings/navigation.yaml');
  const services = page.getByRole('group', { name: 'Services', exact: true }).last();
  await link(page, services, 'Signs', '/services/signs');
  await goesLive(page, studio, 'A new service', {
    ...{ file: 'services/signs.yaml', says: 'title: Signs' },
    ...{ address: '/services/signs', shows: 'Signs' },
  });
});

test('a city page', async ({ page, studio }) => {
  await begin(
    page,
    studio,
    'page',
    'ae/services/seo-company-in-ajman',
    'pages/ae/services/seo-company-in-sharjah.yaml',
  );
  await rewrite(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('SEO Company in Ajman | dhow');
  await page
    .getByRole('textbox', { name: 'Description' })
    .first()
    .fill('What Ajman looks for, and finds. '.repeat(3));
  await page.getByRole('textbox', { name: 'Place' }).fill('Ajman');
  await edit(page, studio, 'settings/navigation.yaml');
  await link(page, await open(page, 'SEO company'), 'in Ajman', '/ae/services/seo-company-in-ajman');
  await goesLive(page, studio, 'Ajman', {
    ...{ file: 'pages/ae/services/seo-company-in-ajman.yaml', says: 'place: Ajman' },
    ...{ address: '/ae/services/seo-company-in-ajman', shows: 'Ajman' },
  });
});

test('a typo that is found after publishing is undone', async ({ page, studio }) => {
  const before = studio.read('jobs.yaml');
  await edit(page, studio, 'jobs.yaml');
  await page.getByRole('textbox', { name: 'Mode', exact: true }).first().fill('At the ofice');
  await save(page);
  await goesLive(page, studio, 'Where we work', {
    ...{ file: 'jobs.yaml', says: 'mode: At the ofice', address: '/career', shows: 'At the ofice' },
  });
  await page.getByRole('button', { name: 'Undo: Where we work' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Undo: Where we work' })).toBeVisible();
  expect(studio.read('jobs.yaml')).toBe(before);
  expect(studio.built('/career')).not.toContain('ofice');
});
